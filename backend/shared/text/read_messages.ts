import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LOCALES, type Locale } from '@sidepick/rules/types'

const BACKEND = fileURLToPath(new URL('../../', import.meta.url))

interface Tree {
  [name: string]: string | Tree
}

/**
 * The ICU messages of all modules, each under its full name as `auth.mails.invite.subject`. They lie in
 * `backend/<module>/messages/<locale>.json`.
 */
export function readMessages(): Record<Locale, Record<string, string>> {
  const perLocale = LOCALES.map((locale) => [locale, readLocale(locale)])
  return Object.fromEntries(perLocale) as Record<Locale, Record<string, string>>
}

function readLocale(locale: Locale): Record<string, string> {
  const paths = globSync(`*/messages/${locale}.json`, { cwd: BACKEND }).sort()
  const messages = paths.flatMap((path) => {
    const tree = JSON.parse(readFileSync(join(BACKEND, path), 'utf8')) as Tree
    return named(tree, basename(dirname(dirname(path))))
  })
  return Object.fromEntries(messages)
}

function named(tree: Tree, under: string): [name: string, message: string][] {
  return Object.entries(tree).flatMap(([key, value]) => {
    const name = `${under}.${key}`
    return typeof value === 'string' ? [[name, value]] : named(value, name)
  })
}

/** The keys of each section: `auth.mails.invite` has `subject`, `heading` and others. */
export function keysBySection(names: string[]): Map<string, string[]> {
  const keys = new Map<string, string[]>()
  for (const name of names) {
    const dot = name.lastIndexOf('.')
    const section = name.slice(0, dot)
    keys.set(section, [...(keys.get(section) ?? []), name.slice(dot + 1)])
  }
  return keys
}
