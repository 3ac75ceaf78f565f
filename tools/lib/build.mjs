import { Complaint } from './complaint.mjs'
import { runNode } from './processes.mjs'
import { progress } from './progress.mjs'

/** Builds what changed since the last build; nothing changed takes no time. */
export async function ensureBuilt() {
  progress('Building loader, host and remotes')
  const code = await runNode(['tools/build.mjs'])
  if (code !== 0) throw new Complaint('the build failed: see its lines above')
}
