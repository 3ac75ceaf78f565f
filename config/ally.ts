import { defineConfig } from '@adonisjs/ally'
import type { InferSocialProviders } from '@adonisjs/ally/types'
import type { HttpContext } from '@adonisjs/core/http'
import { isDemo, social } from '#config/social'
import { AppleDriver } from '#auth/social/drivers/apple_driver'
import { DemoDriver } from '#demo/account/demo_driver'
import { FacebookDriver } from '#auth/social/drivers/facebook_driver'
import { GoogleDriver } from '#auth/social/drivers/google_driver'
import { MicrosoftDriver } from '#auth/social/drivers/microsoft_driver'

const allyConfig = defineConfig({
  google: (ctx: HttpContext) =>
    isDemo('google') ? new DemoDriver(ctx, 'google') : new GoogleDriver(ctx, social.google),
  facebook: (ctx: HttpContext) =>
    isDemo('facebook') ? new DemoDriver(ctx, 'facebook') : new FacebookDriver(ctx, social.facebook),
  apple: (ctx: HttpContext) =>
    isDemo('apple') ? new DemoDriver(ctx, 'apple') : new AppleDriver(ctx, social.apple),
  microsoft: (ctx: HttpContext) =>
    isDemo('microsoft')
      ? new DemoDriver(ctx, 'microsoft')
      : new MicrosoftDriver(ctx, social.microsoft),
})

export default allyConfig

declare module '@adonisjs/ally/types' {
  interface SocialProviders extends InferSocialProviders<typeof allyConfig> {}
}
