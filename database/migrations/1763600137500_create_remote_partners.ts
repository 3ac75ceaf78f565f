import { randomUUID } from 'node:crypto'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant, json, oneOf } from '#database/migration_kit/columns'

type Pointers = Record<string, string | null>
interface Registry {
  default: Pointers
  flavours: Record<string, Pointers>
  history?: Record<string, Record<string, string[]>>
}

/** Whose every release was that is older than partners are. */
const PLATFORM = 'sidepick'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('remote_partners', (table) => {
      table.string('id', 64).primary()
      /** Where the partner's bundles may lie: a list of origins. */
      json(table, 'origins').notNullable()
      /** Whether an operator lets the partner's code run in our page. */
      table.boolean('trusted').notNullable().defaultTo(false)
      instant(table, 'created_at').notNullable()
    })
    this.schema.createTable('remote_names', (table) => {
      oneOf(table, 'kind', ['remote', 'flavour']).notNullable()
      table.string('name', 64).notNullable()
      /** Whoever published or pointed first. */
      table.string('owner', 64).notNullable()
      instant(table, 'created_at').notNullable()
      table.primary(['kind', 'name'])
    })
    this.defer(async (db) => {
      const owners = await nameRemotes(db)
      const docs = await db.from('remote_registries').orderBy('version')
      await nameFlavours(db, docs, owners)
      await writeHistory(db, docs)
    })
  }

  async down() {
    for (const name of ['remote_names', 'remote_partners']) this.schema.dropTable(name)
  }
}

/** Gives each remote to whoever published it first. Answers with the owner of each release. */
async function nameRemotes(db: QueryClientContract): Promise<Map<string, string>> {
  const releases = await db.from('remote_releases').orderBy('published_at').orderBy('id')
  const owners = new Map<string, string>()
  const named = new Set<string>()
  for (const { id, remote, entry, published_at: publishedAt } of releases) {
    const { owner } = JSON.parse(entry) as { owner: string }
    owners.set(id, owner)
    if (named.has(remote)) continue
    named.add(remote)
    await db
      .table('remote_names')
      .insert({ kind: 'remote', name: remote, owner, created_at: publishedAt })
  }
  return owners
}

/** A flavour with a partner's release is that partner's; every other one is the platform's. */
async function nameFlavours(
  db: QueryClientContract,
  docs: { doc: string; published_at: number }[],
  owners: Map<string, string>
) {
  const last = docs.at(-1)
  if (!last) return
  const { flavours } = JSON.parse(last.doc) as Registry
  for (const [name, pointers] of Object.entries(flavours)) {
    const found = Object.values(pointers).map((id) => owners.get(id ?? '') ?? PLATFORM)
    const owner = found.find((it) => it !== PLATFORM) ?? PLATFORM
    await db
      .table('remote_names')
      .insert({ kind: 'flavour', name, owner, created_at: last.published_at })
  }
}

/** What each pointer named before, the newest first: a killed release gives way to it. */
async function writeHistory(
  db: QueryClientContract,
  docs: { doc: string; version: number; published_at: number }[]
) {
  const last = docs.at(-1)
  if (!last) return
  const history: NonNullable<Registry['history']> = {}
  let now: Record<string, Pointers> = {}
  for (const { doc } of docs) {
    const { default: everybody, flavours } = JSON.parse(doc) as Registry
    const next: Record<string, Pointers> = { ...flavours, default: everybody }
    for (const [flavour, pointers] of Object.entries(now)) {
      for (const [remote, id] of Object.entries(pointers)) {
        const later = next[flavour]?.[remote]
        if (!id || id === later) continue
        const before = (history[flavour] ??= {})[remote] ?? []
        history[flavour][remote] = [id, ...before.filter((it) => it !== id && it !== later)]
      }
    }
    now = next
  }
  if (Object.keys(history).length === 0) return
  const doc = JSON.stringify({ ...JSON.parse(last.doc), history })
  const version = last.version + 1
  await db
    .table('remote_registries')
    .insert({ id: randomUUID(), version, doc, published_at: last.published_at })
}
