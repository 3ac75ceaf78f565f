import { useState } from 'react'
import { useHost, type Emit } from '@sidepick/card-kit'
import type { Locale } from '@sidepick/rules/types'
import { normalizeUsername, usernameIssue } from '@sidepick/rules/username'
import { formText, type FormMessage } from '@sidepick/card-kit/forms/form_text'
import { useSubmit } from '@sidepick/card-kit/forms/use_submit'
import { readRefusal } from '@sidepick/card-kit/forms/refusal'
import type { OwnProfileData } from './own_profile'
import {
  checkPasswords,
  EMPTY_PASSWORDS,
  wantsPassword,
  type PasswordDraft,
  type PasswordFaults,
} from './password_draft'
import { profileText } from './profile_text'
import { sendPassword } from './send_password'
import { usePicture } from './use_picture'

interface Options {
  profile: OwnProfileData
  locale: Locale
  emit: Emit
}

const NAME_FAULTS = {
  empty: 'emptyUsername',
  too_short: 'username_too_short',
  too_long: 'username_too_long',
  invalid: 'username_invalid',
  reserved: 'username_reserved',
} as const satisfies Record<string, FormMessage>

function nameFault(username: string): FormMessage | null {
  const issue = usernameIssue(username)
  return issue && NAME_FAULTS[issue]
}

/** The profile while it is edited; only what changed is sent. */
export function useEditProfile({ profile, locale, emit }: Options) {
  const { http } = useHost()
  const { busy, submit } = useSubmit()
  const [username, setUsername] = useState(profile.username)
  const [passwords, setPasswords] = useState(EMPTY_PASSWORDS)
  const [passwordFaults, setPasswordFaults] = useState<PasswordFaults>({})
  const [nameProblem, setNameProblem] = useState<string | null>(null)
  const [alert, setAlert] = useState<string | null>(null)
  const [round, setRound] = useState(0)
  const picture = usePicture(profile.avatar)
  const text = formText(locale)

  const refuse = (message: string | null = null) => {
    setAlert(message)
    setRound((count) => count + 1)
  }

  /** True when the password is as it should be. */
  const changePassword = async () => {
    if (!wantsPassword(passwords)) return true
    const outcome = await sendPassword(http, passwords, locale)
    if (outcome.changed) {
      setPasswords(EMPTY_PASSWORDS)
      return true
    }
    setPasswordFaults(outcome.faults)
    refuse(outcome.alert)
    return false
  }

  const changeProfile = async () => {
    const name = normalizeUsername(username)
    const body = {
      ...(name !== profile.username && { username: name }),
      ...(picture.assetId !== undefined && { avatarAssetId: picture.assetId }),
    }
    if (Object.keys(body).length === 0) return true
    try {
      await http('PATCH /v1/profiles', { body })
      picture.settle()
      emit('profile_changed', {})
      return true
    } catch (error) {
      const refusal = readRefusal(error, text)
      const inUse = (error as { code?: string }).code === 'E_IN_USE'
      if (inUse) picture.keep()
      setNameProblem(refusal.faults.username ?? null)
      refuse(inUse ? null : refusal.alert)
      return false
    }
  }

  const send = async () => {
    if (!(await changePassword()) || !(await changeProfile())) return
    emit('toast', { kind: 'success', text: profileText(locale)('saved') })
    emit('screen_closed', {})
  }

  const goOn = () => {
    if (picture.busy) return
    const fault = nameFault(username)
    const found = checkPasswords(passwords)
    setNameProblem(fault && text(fault))
    setPasswordFaults(found)
    if (fault || Object.keys(found).length > 0) refuse()
    else void submit(send)
  }

  return {
    username,
    usernameFault: nameProblem ?? undefined,
    passwords,
    passwordFaults,
    picture,
    alert,
    round,
    busy,
    name: (typed: string) => {
      setUsername(typed)
      setNameProblem(null)
      setAlert(null)
    },
    fillPasswords: (change: Partial<PasswordDraft>) => {
      setPasswords((known) => ({ ...known, ...change }))
      setPasswordFaults({})
      setAlert(null)
    },
    goOn,
  }
}
