import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { inRoot } from './paths.mjs'

/** What the server holds of its settings, for tools that run before it is installed. */
export async function settingTerms() {
  const source = readFileSync(inRoot('backend/start/setting_terms.ts'), 'utf8')
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ESNext },
  })
  const { WORDS, NUMBERS, TEXTS } = await import(
    `data:text/javascript,${encodeURIComponent(outputText)}`
  )
  return JSON.stringify({ words: WORDS, numbers: NUMBERS, texts: TEXTS })
}
