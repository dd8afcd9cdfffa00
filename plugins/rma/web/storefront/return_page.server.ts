import { redirect } from '@remix-run/node'
import { orRefusal } from '#web/form/refusal'
import { readTexts } from '#web/form/read_form'
import { localePath } from '#web/lib/locale'
import { callOrFail, notFound, type ScreenArgs } from '#web/lib/screen_loader'

export const returnWords = ['rma.own', 'rma.states', 'form', 'attachments']

export async function loadReturn({ context, params, url }: ScreenArgs) {
  const link = url.searchParams.get('key')
  const query = link ? { key: link } : {}
  const { data } = await callOrFail(context, 'GET', 'rma.returns.show', { params: { id: String(params.id) }, query })
  return { found: data, link, isNew: url.searchParams.has('asked') }
}

/** Handles the forms of a return's page. Guests stay on the page with the key of their link. */
export async function answerReturn({ context, request, params, url, locale }: ScreenArgs) {
  const form = await request.formData()
  const id = String(params.id)
  const key = url.searchParams.get('key') ?? undefined
  const page = key ? `/returns/${id}?${new URLSearchParams({ key })}` : `/account/rma/edit/${id}`
  const about = { params: { id } }
  return orRefusal(form, async () => {
    const said = readTexts(form, ['text', 'carrier', 'trackingNumber', 'version', 'closedAs'])
    const own = key ? { key } : {}
    const text = said.text ?? ''
    const version = Number(said.version)
    const intent = form.get('intent')
    if (intent === 'message') {
      const attachments = form.getAll('attachments').map(String)
      await callOrFail(context, 'POST', 'rma.messages.store', { ...about, data: { ...own, text, attachments } })
    } else if (intent === 'parcel') {
      const parcel = { carrier: said.carrier ?? '', trackingNumber: said.trackingNumber ?? '' }
      await callOrFail(context, 'POST', 'rma.parcels.store', { ...about, data: { ...own, ...parcel } })
    } else if (intent === 'close') {
      const closedAs = said.closedAs === 'solved' ? 'solved' : 'abandoned'
      const data = { ...own, version, move: 'close' as const, text, closedAs } as const
      await callOrFail(context, 'POST', 'rma.moves.store', { ...about, data })
    } else if (intent === 'reopen') {
      const data = { ...own, version, move: 'reopen' as const, text }
      await callOrFail(context, 'POST', 'rma.moves.store', { ...about, data })
    } else throw notFound()
    throw redirect(localePath(locale, page), 303)
  })
}
