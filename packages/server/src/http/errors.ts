import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { troubleOf } from '../store/disk.ts'
import { languageOf } from '../words/language.ts'
import { HOUSE_WORDS, type HouseRefusal } from './words.ts'

const CODES: { readonly [status: number]: HouseRefusal } = {
  404: 'not-found',
  405: 'wrong-method',
  413: 'too-big',
  415: 'wrong-type',
  429: 'too-many-requests',
  503: 'closing',
}

/** Answers with a code, words, and the number under which the log knows the request. */
export function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  code: HouseRefusal,
): FastifyReply {
  const words = HOUSE_WORDS[languageOf(request.headers['accept-language'])][code]
  return reply.code(status).type('application/json; charset=utf-8').send({ code, words, request: request.id })
}

/** Whatever goes wrong is logged in full and told without anything from inside. */
export function handleErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => refuse(request, reply, 404, 'not-found'))
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500
    if (error.code === 'too-deep') return refuse(request, reply, 400, 'too-deep')
    if (status >= 400 && status < 500) return refuse(request, reply, status, CODES[status] ?? 'bad-request')
    const trouble = troubleOf(error)
    if (trouble !== null) {
      request.log.error({ err: error, route: request.routeOptions.url }, 'the database could not be used')
      return refuse(request, reply, 503, trouble)
    }
    if (status === 503) return refuse(request, reply, 503, 'closing')
    request.log.error({ err: error, route: request.routeOptions.url }, 'request failed')
    return refuse(request, reply, 500, 'server-error')
  })
}
