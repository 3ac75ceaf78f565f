import vine from '@vinejs/vine'
import { MODAL_PRIORITIES, SCREEN_EVENTS } from '@sidepick/rules/types'
import { component } from '#shared/openapi/component'
import { choice, flag, integer, list, record, text } from '#shared/openapi/fields'

const screenSchema = component(
  'ScreenEntry',
  'One way to a screen of a remote.',
  vine.object({
    name: text('Name of the screen.'),
    path: text('Path of its page; without one it is a dialog alone.').optional(),
    login: flag(
      'true: the page is for players alone; false: for strangers alone; left out: for everybody.'
    ).optional(),
    opensOn: choice(SCREEN_EVENTS, 'The event that opens the screen.').optional(),
    when: record(
      vine.string(),
      "Values that the event's data must have for the screen to open on it."
    ).optional(),
    priority: choice(
      MODAL_PRIORITIES,
      'Its place among screens that want to open at once; sign_up when left out.'
    ).optional(),
    insists: flag('Whether it stays open until the player answers: no key closes it.').optional(),
    secret: flag("Whether it is drawn where no partner's code runs.").optional(),
  })
)

const fileSchema = component(
  'RemoteFile',
  'A script of a remote.',
  vine.object({
    url: text('Address of the file.'),
    integrity: text('Its hash as subresource integrity, sha256 or sha384.'),
  })
)

export const remoteSchema = component(
  'RemoteEntry',
  'A release of a remote: a bundle that brings cards and screens.',
  vine.object({
    id: text('Id of the release.'),
    owner: text('Who owns the remote: the platform or a partner.'),
    name: text('Name of the remote.'),
    version: text('Version of the release.'),
    contract: text('major.minor of the card contract that it was built against.'),
    shared: record(vine.string(), 'Versions of shared libraries that it asks for, by package.'),
    entry: text('Address of its entry file.'),
    integrity: text('The hash of its entry file as subresource integrity, sha256 or sha384.'),
    preload: list(fileSchema, 'Files to load with the entry file.'),
    files: list(
      fileSchema,
      "Its other scripts, loaded as they are needed. Of a partner's remote no other script runs; without this list all of its origins do."
    ).optional(),
    cards: list(vine.string(), 'Names of its cards.'),
    replace: list(
      vine.string(),
      'Names of platform cards that its own cards of the same name replace.'
    ).optional(),
    screens: list(screenSchema, 'Its screens.'),
    timeoutMs: integer('How long it may take to load, in milliseconds.'),
    critical: flag('Whether the first question needs it.'),
    fallback: choice(['error_view', 'toast', 'silent'], 'What is shown when it fails to load.'),
    trust: choice(['inline', 'frame'], 'Whether its code runs in the page or in a frame.'),
  })
)
