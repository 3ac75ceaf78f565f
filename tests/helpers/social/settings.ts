import { social } from '#config/social'

type Social = typeof social

/** Points a provider at a server of the test's, until the function that comes back is called. */
export function pointAt<Name extends keyof Social>(
  provider: Name,
  settings: Partial<Social[Name]>
): () => void {
  const before = { ...social[provider] }
  Object.assign(social[provider], settings)
  return () => void Object.assign(social[provider], before)
}
