import { access, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { failure, success, type Result } from '#shared/result'
import { moduleFiles, wiring } from '#shared/make_module/module_files'

export type MakeModuleError =
  { type: 'bad_name' } | { type: 'exists'; path: string } | { type: 'no_place'; file: string }

/**
 * Writes the files of backend/<name> and registers it. Everything is checked before anything is written, so that a
 * refusal changes nothing.
 */
export async function makeModule(
  root: string,
  name: string
): Promise<Result<string[], MakeModuleError>> {
  if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(name)) return failure({ type: 'bad_name' })
  const folder = join('backend', name)
  if (await exists(join(root, folder))) return failure({ type: 'exists', path: folder })

  const writes = new Map<string, string>()
  for (const [path, text] of Object.entries(moduleFiles(name))) writes.set(join(folder, path), text)
  for (const { file, after, line } of wiring(name)) {
    const text = await readFile(join(root, file), 'utf8')
    if (!text.includes(after)) return failure({ type: 'no_place', file })
    writes.set(file, text.replace(after, after + line))
  }
  for (const [path, text] of writes) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  return success([...writes.keys()])
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false
  )
}
