import ts from 'typescript'
import { inRoot } from './paths.mjs'

/** Names are code in a table; a bar would end its cell. */
const code = (text) => `\`${text}\``
const cell = (text) => text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|')
const kebab = (name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const fieldsOf = ({ checker, type }) =>
  checker
    .getPropertiesOfType(type)
    .filter(() => type.getStringIndexType() === undefined)
    .map(({ name, flags }) => code(name + (flags & ts.SymbolFlags.Optional ? '?' : '')))
    .join(', ')

function valuesOf({ type }) {
  if (type.isUnion() && type.types.every((one) => one.isStringLiteral())) {
    return type.types.map(({ value }) => code(value)).join(', ')
  }
  if (type.flags & ts.TypeFlags.Number) return 'number'
  if (type.flags & ts.TypeFlags.Boolean) return 'no value, or `false`'
  return type.flags & ts.TypeFlags.String ? 'text' : 'script only'
}

const attributeOf = (member) =>
  valuesOf(member) === 'script only' ? '' : code(`data-vs-${kebab(member.name)}`)

function callOf({ name, type }) {
  const [signature] = type.getCallSignatures()
  return code(signature ? `${name}(${signature.parameters.map((it) => it.name).join(', ')})` : name)
}

const nameOf = ({ name }) => code(name)
const meaningOf = ({ meaning }) => meaning
const MESSAGES = { Message: nameOf, Fields: fieldsOf, Meaning: meaningOf }

/** Each table of the document: the interface it is made from, and its columns. */
const TABLES = {
  'options': {
    file: 'rules/embed_options.ts',
    from: 'MountOptions',
    columns: {
      Option: nameOf,
      Attribute: attributeOf,
      Values: valuesOf,
      Default: ({ preset }) => preset,
      Meaning: meaningOf,
    },
  },
  'events': {
    file: 'widget-shell/loader/contract.ts',
    from: 'WidgetEvents',
    columns: { Event: nameOf, Data: fieldsOf, Meaning: meaningOf },
  },
  'analytics': {
    file: 'rules/analytics_events.ts',
    from: 'AnalyticsEvents',
    columns: { Name: nameOf, Properties: fieldsOf, Meaning: meaningOf },
  },
  'handle': {
    file: 'widget-shell/loader/contract.ts',
    from: 'WidgetHandle',
    columns: { 'On the handle': callOf, 'Meaning': meaningOf },
  },
  'messages-of-widget': {
    file: 'widget-shell/host/bridge/messages.ts',
    from: 'WidgetMessages',
    columns: MESSAGES,
  },
  'messages-of-page': {
    file: 'widget-shell/host/bridge/messages.ts',
    from: 'HostMessages',
    columns: MESSAGES,
  },
}

/** The members of an interface, with what their comments say. */
function membersOf(program, { file, from }) {
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(inRoot(file))
  const found = source.statements.find((one) => one.name?.text === from)
  return checker.getPropertiesOfType(checker.getTypeAtLocation(found)).map((symbol) => {
    const meaning = ts.displayPartsToString(symbol.getDocumentationComment(checker))
    if (!meaning) throw new Error(`${from}.${symbol.name} in ${file} has no comment`)
    const tag = symbol.getJsDocTags(checker).find(({ name }) => name === 'defaultValue')
    const type = checker.getNonNullableType(checker.getTypeOfSymbol(symbol))
    return { checker, name: symbol.name, type, meaning, preset: ts.displayPartsToString(tag?.text) }
  })
}

function tableOf(members, columns) {
  const row = (cells) => `| ${cells.map(cell).join(' | ')} |`
  const names = Object.keys(columns)
  const rows = members.map((member) => Object.values(columns).map((column) => column(member)))
  return [row(names), row(names.map(() => '---')), ...rows.map(row)].join('\n')
}

/** Writes each `<!-- name -->` … `<!-- /name -->` of the text anew, from the types that our code is held to. */
export function withTables(text) {
  const files = [...new Set(Object.values(TABLES).map(({ file }) => inRoot(file)))]
  const program = ts.createProgram(files, {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  })
  return Object.entries(TABLES).reduce((written, [name, table]) => {
    const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
    const [before, rest] = written.split(start)
    const after = rest?.split(end)[1]
    if (after === undefined) throw new Error(`the document has no ${start} … ${end}`)
    const body = tableOf(membersOf(program, table), table.columns)
    return `${before}${start}\n\n${body}\n\n${end}${after}`
  }, text)
}
