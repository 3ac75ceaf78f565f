import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runWebpack } from './run_webpack.mjs'

const require = createRequire(import.meta.url)
const EXTERNALS = ['react', 'react/jsx-runtime', 'react-dom']

let kit

async function bundle() {
  const folder = await mkdtemp(join(tmpdir(), 'card-kit-'))
  await runWebpack({
    name: 'card-kit for the conformance run',
    mode: 'production',
    optimization: { minimize: false },
    devtool: false,
    target: 'node',
    entry: fileURLToPath(new URL('conformance_kit.ts', import.meta.url)),
    output: { path: folder, filename: 'kit.cjs', library: { type: 'commonjs2' } },
    // By path: the bundle lies outside of the project, where no node_modules would be found.
    externals: Object.fromEntries(
      EXTERNALS.map((name) => [name, `commonjs ${require.resolve(name)}`])
    ),
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          use: {
            loader: 'swc-loader',
            options: {
              jsc: {
                target: 'es2022',
                parser: { syntax: 'typescript', tsx: true },
                transform: { react: { runtime: 'automatic' } },
              },
            },
          },
        },
      ],
    },
  })
  const loaded = require(join(folder, 'kit.cjs'))
  await rm(folder, { recursive: true })
  return loaded
}

/** Card-kit with its test doubles as a module that plain Node can call; bundled once per process. */
export function loadKit() {
  kit ??= bundle()
  return kit
}
