import { readRegistry } from '#remotes/queries/get_registry'
import { toRegistry } from '#remotes/transformers/release'
import { registrySchema } from '#remotes/wire/release'

export default class ShowRegistryController {
  static readonly operation = {
    summary: 'Which releases are served to whom',
    auth: 'admin',
    responses: { 200: registrySchema },
  }

  async handle() {
    const { version, registry } = await readRegistry()
    return toRegistry(version, registry)
  }
}
