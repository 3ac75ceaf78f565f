import vine from '@vinejs/vine'
import { component } from '#shared/openapi/component'
import { anything, count, flag, instant, list, text, uuid } from '#shared/openapi/fields'

const release = {
  id: uuid('Id of the release.'),
  remote: text('Name of the remote.'),
  owner: text("Whose it is: a partner's name, or `sidepick`."),
  version: text('Version of the release.'),
  publishedAt: instant('When it was published.'),
  killed: flag('Whether it is served to nobody.'),
  servedTo: list(vine.string(), 'Flavours that point at it; `default` is everybody.'),
}

export const releaseSchema = component(
  'RemoteRelease',
  "A release of a remote, without its registry's entry.",
  vine.object(release)
)

export const wholeReleaseSchema = component(
  'WholeRemoteRelease',
  "A release of a remote, with its registry's entry.",
  vine.object({ ...release, entry: anything('The entry as it was published.') })
)

export const registrySchema = component(
  'RemoteRegistry',
  'Which releases are served to whom.',
  vine.object({
    version: count('Number of the version, which a change names; 0 before the first.'),
    pointers: list(
      vine.object({
        flavour: text('The flavour; `default` is everybody.'),
        remote: text('Name of the remote.'),
        releaseId: uuid(
          'Id of the release; null where the flavour is without the remote.'
        ).nullable(),
        before: list(vine.string(), 'Ids of the releases before it, the last first.'),
      }),
      'What each flavour points at.'
    ),
    killed: list(vine.string(), 'Ids of the releases that are served to nobody.'),
  })
)

export const publishedReleaseSchema = component(
  'PublishedRelease',
  'A release that is stored; it is served once a flavour points at it.',
  vine.object({ id: uuid('Id of the release.') })
)

export const releaseCheckSchema = component(
  'ReleaseCheck',
  'What publishing a release would do.',
  vine.object({
    faults: list(vine.string(), 'What keeps it from being published; empty when nothing does.'),
    id: uuid('Id of the same release, where it is published already; null where not.').nullable(),
  })
)

export const changedRegistrySchema = component(
  'ChangedRegistry',
  'What is in force after a change.',
  vine.object({ version: count('Number of the newest version of the registry.') })
)
