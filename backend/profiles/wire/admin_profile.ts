import vine from '@vinejs/vine'
import { component } from '#shared/openapi/component'
import { choice, flag, instant, integer, text } from '#shared/openapi/fields'
import { personFields } from '#profiles/wire/person_fields'
import { personalInformationSchema } from '#profiles/wire/personal_information'

const adminProfileFields = {
  ...personFields,
  status: choice(['pending', 'active', 'blocked', 'deleted'], 'Status of the account.'),
  usResidencyConfirmed: flag('Whether the player confirmed to live in the United States.'),
  regionChangedAt: instant('When country or state last changed; null when never.').nullable(),
  distributorId: text('Slug of the distributor that the sign-up came through.'),
  claimedPoints: integer(
    'Number of points that the client claimed at the sign-up; they are never paid.'
  ),
  createdAt: instant('When the account was made.'),
}

export const adminProfileSchema = component(
  'AdminProfile',
  'A profile, as admins see it in a list.',
  vine.object(adminProfileFields)
)

export const openedProfileSchema = component(
  'OpenedProfile',
  'A profile with what was told for payouts and taxes, as admins see it.',
  vine.object({
    ...adminProfileFields,
    personalInformation: personalInformationSchema.nullable(),
  })
)
