import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname, relative, resolve, sep } from 'node:path'

const FILE = 0o600
const FOLDER = 0o700
const OTHERS = 0o077

/** The database file, and those that SQLite writes beside it. */
const SUFFIXES = ['', '-wal', '-shm', '-journal']

/** Restricts the database file and its folder to the owner, before SQLite creates them with default permissions. */
export function keepDatabasePrivate(file: string, root: string): void {
  keepFolderPrivate(dirname(file), root)
  closeSync(openSync(file, 'a', FILE))
  for (const path of SUFFIXES.map((suffix) => file + suffix)) {
    if (existsSync(path)) tighten(path, FILE)
  }
}

/**
 * Restricts a folder to the owner. A folder outside of ours may serve others too, so it is only checked.
 * @throws when others can read a folder that is not below `root`
 */
export function keepFolderPrivate(folder: string, root: string): void {
  const path = resolve(folder)
  mkdirSync(path, { recursive: true, mode: FOLDER })
  const inside = relative(root, path)
  if (inside !== '' && !inside.startsWith('..') && !inside.startsWith(sep)) {
    return tighten(path, FOLDER)
  }
  if (isLoose(path)) {
    throw new Error(`others can enter ${path}: name a folder of its own, or run chmod 700 ${path}`)
  }
}

function tighten(path: string, mode: number): void {
  if (!isLoose(path)) return
  try {
    chmodSync(path, mode)
  } catch {
    throw new Error(`others can read ${path}: run chmod ${mode.toString(8)} ${path} as its owner`)
  }
}

/** Windows has no such permissions. */
const isLoose = (path: string) =>
  process.platform !== 'win32' && (statSync(path).mode & OTHERS) !== 0
