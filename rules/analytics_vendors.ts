/** Whose statistics a configuration can name, with the server that takes events where it names no other one. */
export const ANALYTICS_VENDORS = {
  posthog: { origin: 'https://us.i.posthog.com' },
  amplitude: { origin: 'https://api2.amplitude.com' },
} as const

export type AnalyticsVendor = keyof typeof ANALYTICS_VENDORS
export const ANALYTICS_VENDOR_NAMES = ['posthog', 'amplitude'] as const satisfies AnalyticsVendor[]
