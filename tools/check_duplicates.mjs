/** Fails when the lock file holds a second copy of a package that must exist once. */
import { readFileSync } from 'node:fs'
import { Complaint, runTool } from './lib/complaint.mjs'
import { inRoot } from './lib/paths.mjs'

/** Two of these side by side break hooks, contexts, stores, containers or instanceof, or fill the player's line twice. */
const ONCE = [
  'react',
  'react-dom',
  'react-redux',
  'scheduler',
  '@reduxjs/toolkit',
  'immer',
  '@module-federation/runtime',
  '@module-federation/runtime-core',
  'webpack',
  '@adonisjs/core',
  '@adonisjs/lucid',
  '@vinejs/vine',
  'knex',
  'luxon',
  'better-sqlite3',
  'pg',
]

/** Of a tool that runs in a process of its own, where nothing meets the other copy: Spectral reads openapi.json with immer 9. */
const APART = ['node_modules/@stoplight/json-ref-resolver/node_modules/immer']

/** Tools may bring their own; what `npx` and the imports of this house meet is the one at the root. */
const AT_ROOT = { typescript: /^6\.0\./, eslint: /^9\.39\./ }

runTool(async () => {
  const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'))
  const complaints = [
    ...ONCE.map((name) => [name, copiesOf(packages, name)])
      .filter(([, copies]) => copies.length > 1)
      .map(([name, copies]) => `${name} (${copies.join(', ')})`),
    ...Object.entries(AT_ROOT)
      .filter(([name, wanted]) => !wanted.test(packages[`node_modules/${name}`]?.version))
      .map(([name, wanted]) => `${name} at the root is not ${wanted.source}`),
  ]
  if (complaints.length > 0) throw new Complaint(`duplicate packages: ${complaints.join('; ')}`)
  console.log(`${ONCE.length} packages are there once`)
})

/** A second copy counts even in the same version: it is another module when the program runs. */
function copiesOf(packages, name) {
  return Object.keys(packages)
    .filter((path) => path.endsWith(`node_modules/${name}`) && !APART.includes(path))
    .map((path) => `${packages[path].version} in ${path.slice(0, -name.length - 1)}`)
}
