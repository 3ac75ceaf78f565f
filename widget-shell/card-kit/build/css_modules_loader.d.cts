interface LoaderContext {
  rootContext: string
  resourcePath: string
  getOptions: () => { prefix: string }
}

export default function cssModulesLoader(this: LoaderContext, source: string): string
