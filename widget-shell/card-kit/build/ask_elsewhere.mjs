import webpack from 'webpack'

const { RuntimeGlobals, RuntimeModule } = webpack
const NAME = 'AskElsewhere'
const nameOf = RuntimeGlobals.getChunkScriptFilename

/** After webpack's own module, which says where a chunk lies. */
class AskElsewhereModule extends RuntimeModule {
  constructor() {
    super(NAME, RuntimeModule.STAGE_ATTACH)
  }

  generate() {
    return `var nameOf = ${nameOf}, asked = {};
${nameOf} = (chunk) => nameOf(chunk) + ((asked[chunk] = -~asked[chunk]) > 1 ? "?again=" + asked[chunk] : "");`
  }
}

/**
 * A chunk that is asked for again has another address each time: `?again=2` at the second attempt. A browser may have kept a
 * body that came cut off under the first address, and would refuse it, by its hash, at every attempt.
 */
export class AskElsewhere {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // Before webpack's own tap, which ends the hook.
      compilation.hooks.runtimeRequirementInTree
        .for(nameOf)
        .tap({ name: NAME, stage: -1 }, (chunk) => {
          compilation.addRuntimeModule(chunk, new AskElsewhereModule())
        })
    })
  }
}
