// Shows /api/openapi.json and lets one try each route. Text only ever goes in as text.
"use strict";

const make = (tag, inside = {}, ...children) => {
  const element = Object.assign(document.createElement(tag), inside);
  element.append(...children);
  return element;
};
const byId = (id) => document.getElementById(id);
const tokenInput = () => document.querySelector("#token input");
const pretty = (value) => JSON.stringify(value, null, 2);

let described;

function resolved(schema) {
  if (!schema || !schema.$ref) return schema ?? {};
  return described.components.schemas[schema.$ref.split("/").pop()];
}

// A value of the schema's form, to start typing from; `seen` ends schemas that hold themselves.
function example(schema, seen = []) {
  if (schema?.$ref) {
    if (seen.includes(schema.$ref)) return null;
    seen = [...seen, schema.$ref];
  }
  const of = resolved(schema);
  if ("default" in of) return of.default;
  if (of.enum) return of.enum[0];
  if (of.anyOf) return example(of.anyOf[0], seen);
  if (of.type === "object") {
    const entries = Object.entries(of.properties ?? {});
    return Object.fromEntries(entries.map(([name, one]) => [name, example(one, seen)]));
  }
  if (of.type === "array") return of.items ? [example(of.items, seen)] : [];
  return { string: "", integer: of.minimum ?? 0, number: of.minimum ?? 0, boolean: false }[of.type] ?? null;
}

function answers(operation) {
  const body = make("tbody");
  for (const [status, answer] of Object.entries(operation.responses)) {
    const schema = Object.values(answer.content ?? {})[0]?.schema;
    const shape = status < "400" && schema ? make("pre", { textContent: pretty(example(schema)) }) : "";
    body.append(make("tr", {}, make("th", { textContent: status, scope: "row" }),
      make("td", {}, answer.description.replaceAll("; ", "\n"), shape)));
  }
  return make("table", {}, body);
}

function tryIt(method, path, operation) {
  const form = make("form");
  for (const one of operation.parameters ?? []) {
    const note = one.description ? ` (${one.description})` : "";
    form.append(make("label", {}, `${one.name}${note} `,
      make("input", { name: one.name, required: one.required, autocomplete: "off" })));
  }
  const schema = operation.requestBody?.content["application/json"].schema;
  const body = schema && make("textarea", { value: pretty(example(schema)), spellcheck: false });
  if (body) form.append(make("label", {}, "Body", body));
  const shown = make("pre", { hidden: true });
  shown.setAttribute("aria-live", "polite");
  form.append(make("button", { textContent: "Send" }), shown);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    shown.hidden = false;
    shown.textContent = await send(method, path, operation, form, body?.value);
  });
  return form;
}

async function send(method, path, operation, form, body) {
  const query = new URLSearchParams();
  for (const one of operation.parameters ?? []) {
    const value = form.elements[one.name].value;
    if (one.in === "path") path = path.replace(`{${one.name}}`, encodeURIComponent(value));
    else if (value !== "") query.set(one.name, value);
  }
  const headers = {};
  if (body?.trim()) headers["Content-Type"] = "application/json";
  if (operation.security && tokenInput().value) headers.Authorization = `Bearer ${tokenInput().value}`;
  const address = query.size ? `${path}?${query}` : path;
  try {
    const response = await fetch(address, { method: method.toUpperCase(), headers, body: body?.trim() || undefined });
    const text = await response.text();
    let value = text;
    try {
      value = JSON.parse(text);
      if (value.access_token) tokenInput().value = value.access_token;
      value = pretty(value);
    } catch { /* not every answer is JSON */ }
    return `${method.toUpperCase()} ${address}\n${response.status} ${response.statusText}\n\n${value}`;
  } catch (error) {
    return `no answer: ${error.message}`;
  }
}

function show() {
  byId("about").textContent = described.info.description;
  for (const { name } of described.tags) {
    byId("sections").append(make("a", { href: `#${name}`, textContent: name }));
    const section = make("section", {}, make("h2", { id: name, textContent: name }));
    for (const [path, operations] of Object.entries(described.paths)) {
      for (const [method, operation] of Object.entries(operations)) {
        if (!operation.tags.includes(name)) continue;
        section.append(make("details", { id: operation.operationId },
          make("summary", {}, make("b", { textContent: method.toUpperCase() }), make("code", { textContent: path }),
            make("span", { textContent: `  ${operation.summary}` })),
          make("p", { className: "quiet", textContent: `Who: ${operation["x-who"]}` }),
          answers(operation), tryIt(method, path, operation)));
      }
    }
    byId("routes").append(section);
  }
  for (const [code, { status, title }] of Object.entries(described["x-problems"])) {
    byId("problems").append(make("tr", { id: `problem-${code}` },
      make("td", {}, make("code", { textContent: code })), make("td", { textContent: status }),
      make("td", { textContent: title })));
  }
  // The fragment was there before what it names.
  const wanted = location.hash && byId(decodeURIComponent(location.hash.slice(1)));
  if (wanted) {
    if (wanted.tagName === "DETAILS") wanted.open = true;
    location.replace(location.hash);
  }
}

fetch("/api/openapi.json").then((response) => response.json()).then((loaded) => {
  described = loaded;
  show();
}, (error) => { byId("about").textContent = `The description cannot be loaded: ${error.message}`; });
