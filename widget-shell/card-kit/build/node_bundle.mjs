import { fileURLToPath } from 'node:url'
import { runWebpack } from './run_webpack.mjs'
import { swcLoader } from './swc_loader.mjs'

/** Bundles a module of this folder, written in TypeScript, for plain Node. */
export function bundleForNode({ entry, ...config }) {
  return runWebpack({
    name: `${entry} for the conformance run`,
    mode: 'production',
    optimization: { minimize: false },
    devtool: false,
    target: 'node',
    performance: false,
    entry: fileURLToPath(new URL(entry, import.meta.url)),
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], extensionAlias: { '.js': ['.ts', '.js'] } },
    module: {
      rules: [
        { test: /\.tsx?$/, use: swcLoader },
        // As a bundler reads a module of CommonJS, with its names.
        { test: /\.mjs$/, type: 'javascript/auto', resolve: { fullySpecified: false } },
      ],
    },
    ...config,
  })
}

/** The whole run in one file, for a process that may read nothing else. */
export function bundleConformance(path) {
  return bundleForNode({ entry: 'conformance_run.mjs', output: { path, filename: 'run.cjs' } })
}
