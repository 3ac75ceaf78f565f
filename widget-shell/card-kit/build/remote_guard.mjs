import { createRequire } from 'node:module'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import webpack from 'webpack'
import { SHARED_RANGES } from './shared_modules.mjs'

const RTK_QUERY = /^@reduxjs\/toolkit\/(dist\/)?query/

/** Whether `version` lies in a caret range from major 1 on. */
function inCaretRange(version, range) {
  const [major, minor] = version.split('.').map(Number)
  const [wantedMajor, wantedMinor] = range.slice(1).split('.').map(Number)
  return major === wantedMajor && minor >= wantedMinor
}

function installedReact(root) {
  try {
    return createRequire(join(root, 'package.json'))('react/package.json').version
  } catch {
    return null
  }
}

/** Fails the build for faults that would otherwise appear only in a visitor's browser. */
export class RemoteGuard {
  constructor({ root, budgetBytesGzip }) {
    this.root = root
    this.budgetBytesGzip = budgetBytesGzip
  }

  apply(compiler) {
    const guard = 'RemoteGuard'
    compiler.hooks.compilation.tap(guard, (compilation, { normalModuleFactory }) => {
      const fail = (message) => compilation.errors.push(new webpack.WebpackError(message))
      normalModuleFactory.hooks.beforeResolve.tap(guard, ({ request, contextInfo }) => {
        if (!RTK_QUERY.test(request)) return
        fail(
          `${contextInfo.issuer} imports ${request}, which would ship 20.7 KB with the card. ` +
            `Use defineEndpoints of @sidepick/card-kit: the host hands its RTK Query over.`
        )
      })
      compilation.hooks.afterSeal.tap(guard, () => {
        this.checkReact(fail)
        if (compiler.options.optimization.runtimeChunk) {
          fail('optimization.runtimeChunk leaves the container undefined. Remove it.')
        }
      })
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: guard, stage }, (assets) =>
        this.checkBudget(assets, fail)
      )
    })
  }

  checkReact(fail) {
    const version = installedReact(this.root)
    if (version === null)
      return fail('react is not installed beside this remote. Add it to its dependencies.')
    if (inCaretRange(version, SHARED_RANGES.react)) return
    fail(
      `react ${version} is outside of what the host provides (${SHARED_RANGES.react}). Install a version in that range.`
    )
  }

  checkBudget(assets, fail) {
    const bytesGzip = Object.entries(assets)
      .filter(([file]) => /^(remoteEntry|card\.).*js$/.test(file))
      .reduce((sum, [, asset]) => sum + gzipSync(asset.buffer(), { level: 9 }).length, 0)
    if (bytesGzip <= this.budgetBytesGzip) return
    fail(
      `Entry and card chunk have ${bytesGzip} bytes gzipped; the budget is ${this.budgetBytesGzip}. ` +
        `Load what the first question does not need with import().`
    )
  }
}
