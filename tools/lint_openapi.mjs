/** Fails when openapi.json breaks a rule that those who generate clients and documents from it go by: Redocly's and Spectral's. */
import { createConfig, lint } from '@redocly/openapi-core'
import spectralCore from '@stoplight/spectral-core'
import parsers from '@stoplight/spectral-parsers'
import rulesets from '@stoplight/spectral-rulesets'
import { readFileSync } from 'node:fs'
import { Complaint, runTool } from './lib/complaint.mjs'
import { inRoot } from './lib/paths.mjs'

const FILE = 'openapi.json'

/**
 * Three rules that tests/helpers/openapi_faults.ts keeps, since Redocly's take no account of methods and closed sets, of calls
 * that only redirect, and of those that take nothing and so refuse nobody.
 */
const LOOKED_AT_CLOSER = {
  'no-ambiguous-paths': 'off',
  'operation-2xx-response': 'off',
  'operation-4xx-response': 'off',
}

runTool(async () => {
  const complaints = [...(await redocly()), ...(await spectral())]
  if (complaints.length > 0) throw new Complaint(`${FILE}:\n  ${complaints.join('\n  ')}`)
  console.log(`${FILE} keeps the recommended rules of Redocly and Spectral`)
})

async function redocly() {
  const config = await createConfig({ extends: ['recommended'], rules: LOOKED_AT_CLOSER })
  const problems = await lint({ ref: inRoot(FILE), config })
  return problems.map(
    ({ ruleId, message, location: [at] }) => `${at?.pointer} ${ruleId}: ${message}`
  )
}

async function spectral() {
  const linter = new spectralCore.Spectral()
  linter.setRuleset({ extends: [rulesets.oas] })
  const document = new spectralCore.Document(readFileSync(inRoot(FILE), 'utf8'), parsers.Json, FILE)
  const faults = await linter.run(document)
  return faults.map(({ code, message, path }) => `#/${path.join('/')} ${code}: ${message}`)
}
