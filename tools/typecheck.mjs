/** Checks the types of the server, of everything a browser runs and of the tests, side by side. */
import { runTool } from './lib/complaint.mjs'
import { runNode } from './lib/processes.mjs'

const PROJECTS = ['tsconfig.json', 'tsconfig.widget.json', 'tsconfig.tests.json']

runTool(async () => {
  const codes = await Promise.all(
    PROJECTS.map((project) => runNode(['node_modules/typescript/bin/tsc', '-p', project]))
  )
  process.exitCode = codes.every((code) => code === 0) ? 0 : 1
})
