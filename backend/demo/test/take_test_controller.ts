import type { HttpContext } from '@adonisjs/core/http'
import { testValidator } from '#demo/test/test_validator'

/** Answers what it understood of the variants that a page's visitor has, for tests that look at them from outside. Keeps nothing. */
export default class TakeTestController {
  handle({ request }: HttpContext) {
    return testValidator.validate(request.body())
  }
}
