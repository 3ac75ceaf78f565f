import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { transform } from 'lightningcss'
import { gzipped } from '../lib/first_wave.mjs'
import { runWebpack } from './run_webpack.mjs'

const INLINE = 'inline'

/** What pages carry in themselves: script and style of the first question, and the script that checks a drawing. */
export async function buildEntryPage(root) {
  const folder = join(root, 'build', INLINE)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  await runWebpack(root, 'widget-shell/host/first_question.webpack.config.mjs')
  await runWebpack(root, 'widget-shell/host/check_drawing.webpack.config.mjs')
  const css = ['tokens.css', 'stage.css']
    .map((name) => readFileSync(join(root, 'widget-shell/card-kit/src', name), 'utf8'))
    .join('\n')
  const { code } = transform({ filename: 'stage.css', code: Buffer.from(css), minify: true })
  writeFileSync(join(folder, 'stage.css'), code)
  const files = ['first_question.js', 'stage.css']
  const sizes = Object.fromEntries(
    files.map((name) => [name, gzipped(join(folder, name))])
  )
  return {
    files: [...files, 'check_drawing.js'].map((name) => `../${INLINE}/${name}`),
    sizes,
    manifest: { inlineScript: `${INLINE}/first_question.js`, inlineStyles: `${INLINE}/stage.css` },
  }
}

/** Places served as they lie in the repository. */
const COPIES = [
  ['database/demo/media', 'demo-media'],
  ['backend/demo/public', 'demo-assets'],
  ['widget-shell/host/ads/bait', 'bait'],
]

export async function copyPublicFiles(root) {
  for (const [from, to] of COPIES) {
    const target = join(root, 'build/public', to)
    rmSync(target, { recursive: true, force: true })
    if (existsSync(join(root, from))) cpSync(join(root, from), target, { recursive: true })
  }
  return { files: [], sizes: {}, manifest: {} }
}

/** Lays a Brotli and a gzip twin beside every script, style and drawing, which the server sends to whoever reads it. */
export function compressTwins(root) {
  for (const folder of ['embed', 'assets', 'remotes', 'demo-assets']) compressFolder(join(root, 'build/public', folder))
}

function compressFolder(folder) {
  if (!existsSync(folder)) return
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) compressFolder(path)
    else if (/\.(js|css|svg)$/.test(entry.name)) {
      const file = readFileSync(path)
      writeFileSync(`${path}.gz`, gzipSync(file, { level: 9 }))
      writeFileSync(`${path}.br`, brotliCompressSync(file))
    }
  }
}
