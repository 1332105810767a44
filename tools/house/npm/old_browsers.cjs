// What web/ uses that the oldest browsers it is made for do not know, a line each: node old_browsers.cjs WEB MODULES
//
// What they know is Mozilla's data (@mdn/browser-compat-data); what is used is read by TypeScript's compiler, which
// knows whose member each name is, and by css-tree. MODULES is the folder in which npm laid all three.

"use strict";

const fs = require("fs");
const path = require("path");

const [web, modules] = process.argv.slice(2).map((folder) => path.resolve(folder));
const brought = (name) => require(path.join(modules, "node_modules", name));
const ts = brought("typescript"), css = brought("css-tree"), data = brought("@mdn/browser-compat-data");

const OLDEST = { safari: "15", chrome: "90", firefox: "100" };

/** What they need not know, and why nobody misses it there. */
const DONE_WITHOUT = {
  "api.HTMLVideoElement.playsInline": "there it plays in the page anyway",
  "api.PointerEvent.getCoalescedEvents": "asked for before it is used; without it a line has fewer points",
  "css.properties.container-type": "what is measured by it has a line before it that is not",
  "css.properties.container-type.size": "the same",
  "css.properties.overscroll-behavior": "without it a page that is pulled at its end is pulled along",
  "css.properties.overscroll-behavior.contain": "the same",
  "css.properties.overscroll-behavior.none": "the same",
  "css.properties.text-wrap": "without it lines are not as long as each other, and a last one may be one word",
  "css.properties.text-wrap.balance": "the same",
  "css.properties.text-wrap.wrap": "where lines are never balanced, none need be kept from it",
  "css.selectors.focus-visible": "only keys need it; their browsers have a ring of their own",
};

const found = new Map();
const missed = new Set();

/** @param {string} name as Mozilla calls it @param {string} where */
function ask(name, where) {
  const known = at(name);
  if (!known || !known.__compat) return false;
  const lacking = Object.keys(OLDEST).filter((browser) => !knows(known.__compat.support[browser], OLDEST[browser]));
  if (!lacking.length) return true;
  missed.add(name);
  if (name in DONE_WITHOUT) return true;
  report(where, `${name} is unknown to ${lacking.map((browser) => `${browser} ${OLDEST[browser]}`).join(", ")}`);
  return true;
}

function report(where, what) {
  found.set(`${where}: ${what}`, true);
}

function at(name) {
  let known = data;
  for (const part of name.split(".")) {
    known = known && Object.prototype.hasOwnProperty.call(known, part) ? known[part] : undefined;
  }
  return known;
}

function knows(support, version) {
  return [support].flat().some((one) => one && one.version_added && !one.prefix && !one.alternative_name && !one.flags
    && atMost(one.version_added, version) && !(one.version_removed && atMost(one.version_removed, version)));
}

/** "≤37" is known at 37 and maybe before. */
function atMost(added, version) {
  if (added === true || added === "preview") return added === true;
  const [a, b] = [added.replace("≤", ""), version].map((said) => said.split(".").map(Number));
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    if ((a[i] || 0) !== (b[i] || 0)) return (a[i] || 0) < (b[i] || 0);
  }
  return true;
}

// Styles --------------------------------------------------------------------------------------------------------------

const UNITS = [
  [/^[sld]v([hwib]|min|max)$/, (unit) => ({ s: "small", l: "large", d: "dynamic" }[unit[0]]), (kind) => `viewport_percentage_units_${kind}`],
  [/^cq([hwib]|min|max)$/, () => "", () => "container_query_length_units"],
];

/** The name of a unit among lengths; times, angles and parts have been known for ever. */
function unitName(unit) {
  for (const [pattern, kind, name] of UNITS) if (pattern.test(unit)) return `css.types.length.${name(kind(unit))}`;
  return `css.types.length.${unit}`;
}

/** Of what a function may make something. */
const KINDS = ["", "color.", "image.", "gradient.", "transform-function.", "easing-function.", "filter-function.", "basic-shape."];

const bare = (property) => property.replace(/^-(?:webkit|moz|ms)-/, "");

/** What a declaration needs beyond its property. */
function neededBy(declaration) {
  const needed = [], property = `css.properties.${declaration.property}`;
  if (declaration.property.startsWith("--")) return needed;
  css.walk(declaration.value, (node) => {
    if (node.type === "Dimension") needed.push(unitName(node.unit.toLowerCase()));
    if (node.type === "Identifier") needed.push(`${property}.${node.name}`);
    if (node.type === "Function") needed.push(`${property}.${node.name}`, ...KINDS.map((kind) => `css.types.${kind}${node.name}`));
  });
  return [property, ...needed];
}

function unknownTo(names) {
  return names.filter((name) => {
    const known = at(name);
    return known && known.__compat && !(name in DONE_WITHOUT) && Object.keys(OLDEST).some((browser) => !knows(known.__compat.support[browser], OLDEST[browser]));
  });
}

function style(file, name) {
  const tree = css.parse(file, { positions: true, onParseError: (error) => report(`${name}:${error.line}`, error.message) });
  let asked = 0;
  css.walk(tree, {
    enter(node) {
      if (node.type === "Atrule" && node.name === "supports") asked += 1;
      const where = () => `${name}:${node.loc.start.line}`;
      if (asked) return;
      if (node.type === "Atrule") ask(`css.at-rules.${node.name}`, where());
      if (node.type === "Feature" && node.kind === "media") ask(`css.at-rules.media.${node.name.replace(/^(min|max)-/, "")}`, where());
      if (node.type === "FeatureRange") ask("css.at-rules.media.range_syntax", where());
      if (node.type === "PseudoClassSelector" || node.type === "PseudoElementSelector") ask(`css.selectors.${node.name}`, where());
      if (node.type === "NestingSelector") ask("css.selectors.nesting", where());
      if (node.type === "Block") block(node, name);
    },
    leave(node) {
      if (node.type === "Atrule" && node.name === "supports") asked -= 1;
    },
  });
}

/** What stands before it for the same property is left to whoever does not know a declaration, and its maker's own name for it. */
function block(node, name) {
  const declarations = node.children.toArray().filter((child) => child.type === "Declaration");
  const left = new Set(declarations.map((one) => one.property).filter((property) => bare(property) !== property).map(bare));
  for (const declaration of declarations.filter((one) => bare(one.property) === one.property)) {
    const needed = neededBy(declaration), unknown = unknownTo(needed);
    needed.filter((one) => one in DONE_WITHOUT).forEach((one) => ask(one, ""));
    if (!left.has(declaration.property)) for (const one of unknown) ask(one, `${name}:${declaration.loc.start.line}`);
    if (!unknown.length) left.add(declaration.property);
  }
}

// Modules -------------------------------------------------------------------------------------------------------------

/** What is newer in the language itself than what all of them read: their compiler would have to put it another way. */
const NEWEST = "ES2021";

const SYNTAX = {
  QuestionDotToken: "javascript.operators.optional_chaining",
  QuestionQuestionToken: "javascript.operators.nullish_coalescing",
  QuestionQuestionEqualsToken: "javascript.operators.nullish_coalescing_assignment",
  BarBarEqualsToken: "javascript.operators.logical_or_assignment",
  AmpersandAmpersandEqualsToken: "javascript.operators.logical_and_assignment",
  AsteriskAsteriskToken: "javascript.operators.exponentiation",
  PrivateIdentifier: "javascript.classes.private_class_fields",
  PropertyDeclaration: "javascript.classes.public_class_fields",
  ClassStaticBlockDeclaration: "javascript.classes.static.initialization_blocks",
  BigIntLiteral: "javascript.builtins.BigInt",
  SpreadAssignment: "javascript.operators.spread.spread_in_object_literals",
};

const PATTERNS = [
  [/\(\?<[=!]/, "javascript.regular_expressions.lookbehind_assertion"],
  [/\(\?<[^=!]/, "javascript.regular_expressions.named_capturing_group"],
  [/\\p\{/i, "javascript.regular_expressions.unicode_character_class_escape"],
  [/\(\?[a-z-]+:/, "javascript.regular_expressions.modifier"],
  [/\/[a-z]*d[a-z]*$/, "javascript.builtins.RegExp.hasIndices"],
  [/\/[a-z]*v[a-z]*$/, "javascript.builtins.RegExp.unicodeSets"],
];

/** Interfaces that are there for the compiler alone, and whose members theirs are in a browser. */
const PART_OF = {
  CanvasDrawPath: "CanvasRenderingContext2D", CanvasPath: "CanvasRenderingContext2D", DocumentOrShadowRoot: "Document",
  ElementCSSInlineStyle: "HTMLElement", FontFaceSource: "Document", HTMLOrSVGElement: "HTMLElement", NonElementParentNode: "Document",
  ParentNode: "Element", ChildNode: "Element", Body: "Response", AnimationFrameProvider: "DedicatedWorkerGlobalScope",
  WindowOrWorkerGlobalScope: "Window", WindowLocalStorage: "Window", WindowSessionStorage: "Window", NavigatorLanguage: "Navigator",
};

/** What the data does not name, since it is no more than a name of the compiler's, or as old as what it belongs to. */
const UNNAMED = /^(?:\.globalThis|\.undefined|\.arguments|ImportMeta\.url|DOMStringMap\.__index|WebSocket\.OPEN|\w+(?:Init|Options|Result)\.\w+)$/;

/** The interface, those that it builds on, and what a browser calls them. */
function owners(declared) {
  const own = ts.isTypeLiteralNode(declared) && ts.isVariableDeclaration(declared.parent) ? declared.parent.name.text : declared.name ? declared.name.text : "";
  const above = (declared.heritageClauses || []).flatMap((clause) => clause.types.map((type) => type.expression.getText()));
  const plain = own.replace(/Constructor$/, "").replace(/^Readonly(?=[A-Z])|^Callable(?=Function$)|^Newable(?=Function$)/, "");
  return [plain, PART_OF[own], /^Canvas/.test(own) && "CanvasRenderingContext2D", /^Global/.test(own) && "Window", /\w[0-9]+(?:Clamped)?Array$/.test(plain) && "TypedArray", ...above].filter(Boolean);
}

/** The data's names for a member that the compiler found in its own lists of what there is. */
function namesOf(owner, member) {
  if (owner === "CSSStyleDeclaration" && at(`css.properties.${dashed(member)}`)) return [`css.properties.${dashed(member)}`];
  const named = [member, `${member}_static`, `${member.replace(/^on/, "")}_event`];
  return named.flatMap((name) => [`api.${owner}.${name}`, `javascript.builtins.${owner}.${name}`, ...(owner === "Window" ? [`api.${name}`, `javascript.builtins.${name}`] : [])]);
}

const dashed = (name) => name.replace(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`);

function scripts(files) {
  const config = path.join(__dirname, "tsconfig.json");
  const options = ts.parseJsonConfigFileContent(ts.readConfigFile(config, ts.sys.readFile).config, ts.sys, path.dirname(config)).options;
  const program = ts.createProgram(files, options), checker = program.getTypeChecker();
  for (const file of files) {
    const source = program.getSourceFile(file), name = path.relative(path.dirname(web), file);
    newer(source, name);
    walk(source, source, name, checker);
  }
}

/** Whether the compiler would write the module otherwise for those who read no newer language. */
function newer(source, name) {
  const as = (target) => ts.transpileModule(source.text, { compilerOptions: { target: ts.ScriptTarget[target], module: ts.ModuleKind.ESNext, removeComments: true } }).outputText;
  const [old, now] = [as(NEWEST), as("ESNext")].map((text) => text.split("\n"));
  const line = now.findIndex((text, at) => text !== old[at]);
  if (line >= 0) report(name, `newer than ${NEWEST}: ${now[line].trim().slice(0, 80)}`);
}

function walk(node, source, name, checker) {
  const where = `${name}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`;
  const syntax = SYNTAX[ts.SyntaxKind[node.kind]];
  if (syntax && !ask(syntax, where)) report(where, `${syntax} is not in the data`);
  if (ts.isRegularExpressionLiteral(node)) for (const [pattern, feature] of PATTERNS) if (pattern.test(node.text)) ask(feature, where);
  if (ts.isAwaitExpression(node) && !ts.findAncestor(node, ts.isFunctionLike)) ask("javascript.operators.await.top_level", where);
  if (ts.isIdentifier(node)) identifier(node, where, checker);
  if (ts.isPropertyAssignment(node) && node.name.getText(source) === "style" && ts.isObjectLiteralExpression(node.initializer)) styles(node.initializer, source, where);
  ts.forEachChild(node, (child) => walk(child, source, name, checker));
}

/** A style that a module gives an element: the last of those that mean the same is for whoever knows it. */
function styles(literal, source, where) {
  const names = literal.properties.filter((one) => one.name).map((one) => (ts.isStringLiteral(one.name) ? one.name.text : dashed(one.name.getText(source))));
  for (const name of names) if (!names.includes(`-webkit-${name}`)) ask(`css.properties.${name}`, where);
}

function identifier(node, where, checker) {
  const symbol = checker.getSymbolAtLocation(node), declared = (symbol && symbol.declarations) || [];
  if (!declared.length || !declared.every((one) => /[\\/]lib\.[\w.]+\.d\.ts$/.test(one.getSourceFile().fileName))) return;
  const inside = declared.map((one) => one.parent).filter((one) => ts.isInterfaceDeclaration(one) || ts.isTypeLiteralNode(one));
  const all = inside.flatMap(owners).concat(...inside.flatMap((one) => basesOf(one, checker)));
  const names = inside.length ? all.flatMap((owner) => namesOf(owner, symbol.name)) : namesOf("Window", symbol.name);
  const known = names.find((one) => at(one) && at(one).__compat), said = `${all[0] || ""}.${symbol.name}`;
  if (known) ask(known, where);
  else if (!UNNAMED.test(said) && !(inside.length === 0 && at(`api.${symbol.name}`))) report(where, `${said} is not in the data`);
}

/** All that an interface builds on, as far up as it goes. */
function basesOf(declared, checker) {
  if (!ts.isInterfaceDeclaration(declared)) return [];
  const above = (type) => (checker.getBaseTypes(type) || []).flatMap((base) => [base.symbol ? base.symbol.name : "", ...above(base)]);
  return above(checker.getTypeAtLocation(declared)).filter(Boolean);
}

// All of it -----------------------------------------------------------------------------------------------------------

const files = fs.readdirSync(web, { recursive: true }).map((name) => path.join(web, String(name))).sort();
for (const file of files.filter((one) => one.endsWith(".css"))) style(fs.readFileSync(file, "utf8"), path.relative(path.dirname(web), file));
scripts(files.filter((one) => one.endsWith(".js")));
if (process.argv[4] === "--all") for (const name of Object.keys(DONE_WITHOUT)) if (!missed.has(name)) report("old_browsers.cjs", `${name} is done without, and nobody asks for it`);
for (const line of found.keys()) console.log(line);
process.exitCode = found.size ? 1 : 0;
