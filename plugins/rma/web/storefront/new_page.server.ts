import { redirect } from '@remix-run/node'
import { orRefusal } from '#web/form/refusal'
import { readTexts } from '#web/form/read_form'
import { localePath } from '#web/lib/locale'
import { callOrFail, type ScreenArgs } from '#web/lib/screen_loader'

export const newReturnWords = ['rma.own', 'rma.states', 'form', 'attachments', 'shell.quantity']

/** The form of the order in the address; null: none was chosen yet. */
export async function loadForm({ context, url }: ScreenArgs) {
  const number = url.searchParams.get('order')
  const key = url.searchParams.get('key')
  if (number === null) return null
  const query = key ? { key } : {}
  const { data } = await callOrFail(context, 'GET', 'rma.forms.show', { params: { number }, query })
  return { form: data, link: key, pageKey: crypto.randomUUID() }
}

/** Asks for the return, and shows it. Guests stay on pages with the key of their link. */
export async function askReturn({ context, request, url, locale }: ScreenArgs) {
  const form = await request.formData()
  const number = url.searchParams.get('order') ?? ''
  const key = url.searchParams.get('key') ?? undefined
  return orRefusal(form, async () => {
    const said = readTexts(form, ['resolution', 'packageCondition', 'information', 'pageKey'])
    const { data } = await callOrFail(context, 'POST', 'rma.returns.store', {
      params: { number },
      headers: { 'idempotency-key': said.pageKey ?? '' },
      data: {
        ...(key ? { key } : {}),
        resolution: said.resolution as 'refund',
        packageCondition: said.packageCondition as 'open',
        information: said.information ?? '',
        lines: chosenLines(form),
        answers: givenAnswers(form),
        pictures: form.getAll('pictures').map(String),
        // An unticked box is sent, too: the server says what is missing.
        agrees: form.has('agrees') as true,
      },
    })
    const page = key
      ? `/returns/${data.id}?${new URLSearchParams({ key, asked: '1' })}`
      : `/account/rma/edit/${data.id}?asked=1`
    throw redirect(localePath(locale, page), 303)
  })
}

/** Lines with a quantity. One without a reason is sent, so that the server asks for it. */
function chosenLines(form: FormData) {
  return [...form.keys()].flatMap((name) => {
    const [, id] = /^quantity_(\d+)$/.exec(name) ?? []
    const quantity = Number(form.get(name))
    if (id === undefined || quantity === 0) return []
    return [{ lineId: Number(id), quantity, reasonId: Number(form.get(`reason_${id}`)) || Number.MAX_SAFE_INTEGER }]
  })
}

function givenAnswers(form: FormData) {
  return [...form].flatMap(([name, value]) => {
    const [, id] = /^answers\.(\d+)$/.exec(name) ?? []
    return id === undefined || typeof value !== 'string' ? [] : [{ questionId: Number(id), answer: value.trim() }]
  })
}
