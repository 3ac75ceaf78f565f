import vine from '@vinejs/vine'
import { component } from '#shared/openapi/component'
import {
  anything,
  choice,
  count,
  instant,
  integer,
  list,
  text,
  uuid,
  value,
} from '#shared/openapi/fields'
import { EXPERIENCE_SCOPES } from '#experiences/domain/owner_faults'

const owner = {
  scope: choice(EXPERIENCE_SCOPES, 'What the document is for.'),
  owner: text(
    'Whose it is: name of a widget mode, flavour or distributor, id of a widget or domain; empty for the base.'
  ),
}

const version = {
  ...owner,
  version: integer('Number of the version, from 1.').min(1),
  status: choice(
    ['published', 'retired'],
    'Whether the version is a document, or says that there is none from now on.'
  ),
  publishedAt: instant('When it was published.'),
  publishedBy: uuid('Id of the account that published it; null for the platform.').nullable(),
}

export const experienceVersionSchema = component(
  'ExperienceVersion',
  'A version of an experience document, without the document.',
  vine.object(version)
)

export const experienceSchema = component(
  'Experience',
  'A version of an experience document.',
  vine.object({
    ...version,
    doc: anything('The document, as experience.schema.json describes it.'),
    builtIn: anything(
      'The document of the release, which this one lies over; null without one.'
    ).nullable(),
  })
)

export const publishedExperienceSchema = component(
  'PublishedExperience',
  'What is in force after a change.',
  vine.object({ ...owner, version: count('Number of the newest version.') })
)

export const documentCheckSchema = component(
  'DocumentCheck',
  'What publishing a document would do.',
  vine.object({
    faults: list(
      text('A fault, with its path.'),
      'What keeps it from being published; empty when nothing does.'
    ),
    version: count('Number of the newest version, which publishing names; 0 before the first.'),
    changes: list(
      vine.object({
        path: text('Where they differ, such as `themeFlags.setMaxWidth`.'),
        before: value('The value in force; null where there is none.').nullable(),
        after: value('The value of the document; null where there is none.').nullable(),
      }),
      'What differs from the document in force.'
    ),
    config: anything(
      'The configuration of a first look with the document in force, for a preview; null with a fault.'
    ).nullable(),
  })
)

export const explanationSchema = component(
  'ConfigExplanation',
  'Which documents made a value of the configuration.',
  vine.object({
    value: value('The value after merging; null where nothing sets it.').nullable(),
    said: list(
      vine.object({
        scope: choice(['built-in', ...EXPERIENCE_SCOPES], 'What the document is for.'),
        owner: text('Whose it is; empty for the base.'),
        version: count('Number of its version; 0 is the one of the release.'),
        state: choice(
          ['loggedOut', 'collapsed', 'expanded'],
          'State of the visit whose override says it; null for every state.'
        ).nullable(),
        value: value('What it says; null takes the value away.').nullable(),
      }),
      'Every document that says something of it, in the order of merging: the last one decides.'
    ),
  })
)
