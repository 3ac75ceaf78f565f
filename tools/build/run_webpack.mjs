import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import webpack from 'webpack'

/** A failure that its message explains. */
export class BuildError extends Error {}

/** Runs one configuration to its end. */
export async function runWebpack(root, configPath, settings) {
  const { default: makeConfig } = await import(pathToFileURL(join(root, configPath))).catch(
    (error) => {
      throw new BuildError(`${configPath} cannot be read: ${error.message}`)
    }
  )
  const compiler = webpack(makeConfig(settings))
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result)))
  )
  await new Promise((resolve) => compiler.close(resolve))
  if (stats.hasErrors()) {
    throw new BuildError(
      `${configPath}\n${stats.toString({ all: false, errors: true, colors: false })}`
    )
  }
  return stats
}
