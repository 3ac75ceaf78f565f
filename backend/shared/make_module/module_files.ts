/** The files of a new module, by path inside its folder. */
export function moduleFiles(name: string): Record<string, string> {
  const Name = pascalCase(name)
  const words = name.replaceAll('_', ' ')
  return {
    'contract.ts': `/** What ${words} does for the other modules. Owns its tables. */
export abstract class ${Name}Contract {}
`,
    'provider.ts': `import type { ApplicationService } from '@adonisjs/core/types'
import { ${Name}Contract } from '#${name}/contract'
import { ${Name} } from '#${name}/${name}'

/** Binds the module's contract to its implementation. */
export default class ${Name}Provider {
  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.singleton(${Name}Contract, () => new ${Name}())
  }
}
`,
    [`${name}.ts`]: `import { ${Name}Contract } from '#${name}/contract'

export class ${Name} extends ${Name}Contract {}
`,
    'routes.ts': `import router from '@adonisjs/core/services/router'

router.group(() => {}).prefix('/v1')
`,
    'README.md': `# ${name}

One sentence: what this module is for.

- Invariants: what always holds here.
- Emits nothing.
`,
  }
}

/** The files in which a module is registered, each with its new line. */
export function wiring(name: string) {
  return [
    {
      file: 'package.json',
      after: '"imports": {\n',
      line: `    "#${name}/*": "./backend/${name}/*.js",\n`,
    },
    {
      file: 'adonisrc.ts',
      after: `() => import('@adonisjs/cors/cors_provider'),\n`,
      line: `    () => import('#${name}/provider'),\n`,
    },
    {
      file: 'backend/start/routes.ts',
      after: 'const modules = [\n',
      line: `  () => import('#${name}/routes'),\n`,
    },
  ]
}

function pascalCase(name: string): string {
  return name.replace(/(^|_)(\w)/g, (_, _separator, letter: string) => letter.toUpperCase())
}
