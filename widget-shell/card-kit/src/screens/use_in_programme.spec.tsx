import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { HostProvider } from '@sidepick/card-kit'
import { fakeHost } from '@sidepick/card-kit/testing/fake_host'
import { useInProgramme } from './use_in_programme'

function isIn(distributorId: string, hasTerms: boolean): boolean {
  const host = fakeHost()
  const page = {
    ...host,
    signUp: { ...host.signUp, distributorId },
    hasScreen: (name: string) => hasTerms && name === 'RewardsPartner',
  }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <HostProvider host={page}>{children}</HostProvider>
  )
  return renderHook(useInProgramme, { wrapper }).result.current
}

describe('useInProgramme', () => {
  it.each([
    ['orbit', true, true],
    ['orbit', false, false],
    ['default', true, false],
  ])('says of a page of "%s", with terms: %s, %s', (distributorId, hasTerms, expected) => {
    expect(isIn(distributorId, hasTerms)).toBe(expected)
  })
})
