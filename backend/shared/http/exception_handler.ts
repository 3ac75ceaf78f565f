import { errors as coreErrors } from '@adonisjs/core'
import { ExceptionHandler, type HttpContext } from '@adonisjs/core/http'
import { errors as vineErrors } from '@vinejs/vine'
import { errors as authErrors } from '@adonisjs/auth'
import { errors as bouncerErrors } from '@adonisjs/bouncer'
import { NO_PAGE } from '#config/app'
import { Problem, problemDetails, type FieldError } from '#shared/problem'
import { languageOf } from '#shared/http/language_of'
import { noticeOfFailure, sendNotice, wantsPage } from '#shared/http/notice/send_notice'
import { problemCodes, type ProblemCode } from '#shared/problem_codes'
import { routeTraits } from '#shared/http/route_traits'
import { isLockTimeout, isUnstorableText } from '#shared/database/dialect'

/**
 * Turns whatever was thrown into RFC 9457 problem details, or into a page where a browser asks for one. What nobody foresaw
 * stays in the log.
 */
export default class HttpExceptionHandler extends ExceptionHandler {
  protected ignoreStatuses = [400, 401, 403, 404, 409, 410, 413, 415, 422, 423, 429]

  async handle(error: unknown, ctx: HttpContext): Promise<void> {
    const problem = problemOf(error, ctx)
    const { response } = ctx
    for (const [name, value] of Object.entries(problem.headers)) response.header(name, value)
    if (isPage(ctx) && wantsPage(ctx)) {
      const language = languageOf(ctx.request)
      return sendNotice(ctx, language, noticeOfFailure(problem.status, language))
    }
    response.header('cache-control', 'no-store')
    response.header('content-security-policy', NO_PAGE)
    response.status(problem.status)
    response.header('content-type', 'application/problem+json; charset=utf-8')
    response.send(JSON.stringify(problemDetails(problem, ctx.request.id())))
  }

  async report(error: unknown, ctx: HttpContext): Promise<void> {
    if (toProblem(error).status < 500) return
    ctx.logger.error({ err: error, requestId: ctx.request.id() }, 'request failed')
  }
}

/** Before a route is found, nothing but the browser says what is asked for. */
const isPage = ({ route }: HttpContext): boolean =>
  route === undefined || routeTraits.pages.has(route.name ?? '')

const RETRY = { headers: { 'retry-after': '1' } }

/** A route may have its own code for failures of the server; the caller's faults keep theirs. */
function problemOf(error: unknown, { route }: HttpContext): Problem {
  const problem = toProblem(error)
  const own = problem === error ? undefined : routeTraits.failures.get(route?.name ?? '')
  return own && problem.status >= 500 ? new Problem(own, RETRY) : problem
}

const STATUS_CODES: Record<number, ProblemCode> = {
  400: 'E_BAD_REQUEST',
  422: 'E_BAD_REQUEST',
  401: 'E_UNAUTHORIZED',
  403: 'E_FORBIDDEN',
  413: 'E_BODY_TOO_LARGE',
  415: 'E_CONTENT_TYPE',
}

function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (error instanceof vineErrors.E_VALIDATION_ERROR) return validationProblem(error.messages)
  if (error instanceof coreErrors.E_ROUTE_NOT_FOUND) return new Problem('E_ROUTE_NOT_FOUND')
  if (error instanceof authErrors.E_UNAUTHORIZED_ACCESS) return new Problem('E_UNAUTHORIZED')
  if (error instanceof bouncerErrors.E_AUTHORIZATION_FAILURE) {
    const { status, message } = error.response
    return new Problem(status === 404 ? 'E_NOT_FOUND' : 'E_FORBIDDEN', { message })
  }
  if (isUnstorableText(error)) return new Problem('E_BAD_REQUEST')
  if (isLockTimeout(error)) return new Problem('E_UNAVAILABLE', RETRY)
  const status = Number((error as { status?: unknown })?.status)
  const code = STATUS_CODES[status]
  return code ? new Problem(code) : new Problem('E_INTERNAL')
}

function validationProblem(messages: FieldError[]): Problem {
  const fields = messages.map(({ message, field, rule }) => ({ message, field, rule }))
  const rules = fields.map((field) => field.rule ?? '')
  const code = (['E_UNDERAGE', 'E_COUNTRY'] as const).find((known) => rules.includes(known))
  return new Problem(code ?? 'E_VALIDATION', {
    message: code ? problemCodes.kindOf(code).message : fields[0]?.message,
    errors: code
      ? [...fields.filter((f) => f.rule === code), ...fields.filter((f) => f.rule !== code)]
      : fields,
  })
}
