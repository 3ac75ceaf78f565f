/**
 * Fails when a package that the server runs with has a known fault of severity high or critical. What was looked at and
 * accepted stands in accepted_advisories.json with the reason and the last day it holds; see docs/operations.md.
 */
import { readFileSync } from 'node:fs'
import { spawn } from 'node:child_process'
import { Complaint, runTool } from './lib/complaint.mjs'
import { closingLine } from './lib/counts.mjs'
import { ROOT, inRoot } from './lib/paths.mjs'

const SEVERE = ['high', 'critical']

runTool(async () => {
  const report = await audit()
  if (report === null) {
    console.log('this registry answers no audit')
    return console.log(closingLine([{ passed: 0, failed: 0, skipped: 1 }]))
  }
  const today = new Date().toISOString().slice(0, 10)
  const accepted = new Set(
    readAccepted()
      .filter(({ until }) => until >= today)
      .map(({ id }) => id)
  )
  const open = [...advisoriesOf(report)].filter(([id]) => !accepted.has(id))
  if (open.length > 0) {
    throw new Complaint(`known faults: ${open.map(([id, text]) => `${id} (${text})`).join('; ')}`)
  }
  console.log(`no known fault of severity ${SEVERE.join(' or ')} that nobody accepted`)
})

const readAccepted = () =>
  JSON.parse(readFileSync(inRoot('tools', 'accepted_advisories.json'), 'utf8'))

/** npm's report; null where the registry, or the way to it, has none. npm fails for faults as well, so its code says nothing. */
async function audit() {
  const args = ['audit', '--omit=dev', '--json']
  const child = spawn('npm', args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] })
  child.stderr.resume()
  const chunks = []
  child.stdout.on('data', (chunk) => chunks.push(chunk))
  await new Promise((resolve) => child.on('close', resolve))
  try {
    const report = JSON.parse(Buffer.concat(chunks).toString())
    return report.vulnerabilities === undefined ? null : report
  } catch {
    return null
  }
}

/** Advisories by their id. A package that only depends on a faulty one names no advisory, but that package's name. */
function advisoriesOf({ vulnerabilities }) {
  const direct = Object.values(vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((via) => typeof via === 'object' && SEVERE.includes(via.severity))
  return new Map(direct.map(({ url, name, title }) => [url.split('/').at(-1), `${name}: ${title}`]))
}
