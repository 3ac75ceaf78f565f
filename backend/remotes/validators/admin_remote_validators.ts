import vine from '@vinejs/vine'
import { pageQuery, uuid } from '#shared/http/validation/rules'
import { holds } from '#shared/openapi/fields'
import { CONSOLE_FLAVOUR } from '#remotes/domain/registry'

const NAME = /^[\w.-]{1,64}$/

const remote = () => vine.string().regex(NAME).use(holds('Name of the remote.'))
const flavour = () =>
  vine
    .string()
    .regex(new RegExp(`${NAME.source}|^${CONSOLE_FLAVOUR}$`))
    .use(holds('The flavour; `default` is everybody.'))
const expectedVersion = () =>
  vine
    .number({ strict: true })
    .withoutDecimals()
    .min(0)
    .max(1_000_000_000)
    .use(holds('Version of the registry that the caller has read.'))

export const listReleasesValidator = vine.create({ remote: remote().optional(), ...pageQuery() })

export const releaseEntryValidator = vine.create({
  entry: vine
    .object({})
    .allowUnknownProperties()
    .use(holds('The registry entry: what the build says of the remote, with whole addresses.')),
})

export const pointValidator = vine.create({
  flavour: flavour(),
  releaseId: uuid().use(holds('Id of the release to serve.')),
  expectedVersion: expectedVersion(),
})

export const placeValidator = vine.create({
  flavour: flavour(),
  remote: remote(),
  expectedVersion: expectedVersion(),
})

export const markValidator = vine.create({ expectedVersion: expectedVersion() })
