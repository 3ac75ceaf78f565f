/** Generates every generated file again and fails when one was not up to date. The new ones stay, to be committed. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Complaint, runTool } from './lib/complaint.mjs'
import { inRoot } from './lib/paths.mjs'
import { runNode } from './lib/processes.mjs'

runTool(async () => {
  const before = generated()
  const code = await runNode(['tools/generate.mjs'])
  if (code !== 0) throw new Complaint('the generators failed: see their lines above')
  const after = generated()
  const drifted = [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => before.get(path) !== after.get(path)
  )
  if (drifted.length === 0) {
    console.log(`${after.size} generated files are up to date`)
    return
  }
  throw new Complaint(
    `generated files drifted: ${drifted.join(', ')}; commit what npm run generate writes`
  )
})

function generated() {
  const paths = [
    'backend/shared/text/generated_message_arguments.ts',
    'database/schema.ts',
    'docs/embedding.md',
    'experience.schema.json',
    'openapi.json',
    'rules/generated_wire.ts',
    'tools/lib/generated_settings.json',
    'widget-shell/card-kit/src/ui/generated_icons.ts',
    ...endpointFiles('remotes'),
  ]
  return new Map(paths.map((path) => [path, readIfThere(path)]))
}

function endpointFiles(folder) {
  return readdirSync(inRoot(folder), { recursive: true })
    .filter((path) => /(^|\/)generated_[^/]*\.ts$/.test(path) && !path.includes('node_modules'))
    .map((path) => join(folder, path))
}

function readIfThere(path) {
  try {
    return readFileSync(inRoot(path), 'utf8')
  } catch {
    return null
  }
}
