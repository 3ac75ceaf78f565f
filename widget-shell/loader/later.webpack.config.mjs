import webpack from 'webpack'
import { plainScript } from './shared.webpack.config.mjs'

/** A file that only some pages fetch; it may name another one. */
export default function laterConfig({ name, constants }) {
  return plainScript(name, {
    entry: `./${name}/entry.ts`,
    filename: `${name}.[contenthash:10].js`,
    plugins: [new webpack.DefinePlugin(constants)],
  })
}
