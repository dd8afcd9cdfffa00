import { redirect } from '@remix-run/node'
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react'
import { orRefusal } from '#web/form/refusal'
import { readTexts } from '#web/form/read_form'
import { useWords } from '#web/lib/i18n'
import { localePath } from '#web/lib/locale'
import { pageHead } from '#web/lib/page_head'
import { callOrFail, screenAction, screenLoader } from '#web/lib/screen_loader'
import { word } from '#web/lib/words.server'
import { ChooseForm } from './choose_form'
import { ConfirmForm } from './confirm_form'
import { Declared } from './declared'
import type { Recap } from './withdrawal_data'

export const meta = pageHead

export const loader = screenLoader(
  {
    id: 'rma.storefront.withdrawal_order',
    title: 'rma.withdrawal.title',
    words: ['rma.withdrawal', 'form'],
    noIndex: true,
  },
  async ({ context, params, url }) => {
    const link = url.searchParams.get('key')
    const { data } = await callOrFail(context, 'GET', 'rma.withdrawal_orders.show', {
      params: { number: String(params.number) },
      query: link ? { key: link } : {},
    })
    return { form: data, link, pageKey: crypto.randomUUID() }
  }
)

/** The first step shows what is about to be declared, the second one declares it. */
export const action = screenAction(async ({ context, request, params, url, locale }) => {
  const form = await request.formData()
  const number = String(params.number)
  const key = url.searchParams.get('key') ?? undefined
  const { reason = '', pageKey = '' } = readTexts(form, ['reason', 'pageKey'])
  const quantities = quantitiesOf(form)
  const recap: Recap = { quantities, reason: reason ?? '' }
  if (form.get('step') === 'change') return { isReady: false, recap, empty: '', refusal: null }
  if (form.get('intent') !== 'confirm') {
    const isReady = Object.values(quantities).some((quantity) => quantity > 0)
    return { isReady, recap, empty: isReady ? '' : word(locale, 'rma.withdrawal.empty'), refusal: null }
  }
  return orRefusal(form, async () => {
    const lines = Object.entries(quantities).map(([lineId, quantity]) => ({ lineId: Number(lineId), quantity }))
    await callOrFail(context, 'POST', 'rma.withdrawals.store', {
      params: { number },
      headers: { 'idempotency-key': pageKey ?? '' },
      data: { ...(key ? { key } : {}), lines, reason: recap.reason },
    })
    const query = new URLSearchParams({ ...(key ? { key } : {}), done: '1' })
    throw redirect(localePath(locale, `/withdrawal/${encodeURIComponent(number)}?${query}`), 303)
  })
})

function quantitiesOf(form: FormData): Record<string, number> {
  const found: Record<string, number> = {}
  for (const [name, value] of form) {
    const [, id] = /^quantity_(\d+)$/.exec(name) ?? []
    if (id !== undefined) found[id] = Number(value)
  }
  return found
}

/** Withdraws from an order, in two steps. */
export default function WithdrawalOrderScreen() {
  const t = useWords()
  const { form, link, pageKey } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const answer = useActionData<typeof action>()
  const choice = answer && 'recap' in answer ? answer : null
  return (
    <div className="shell py-8 md:py-12">
      <div className="max-w-2xl">
        <h1 className="mb-2 font-serif text-3xl">{t('rma.withdrawal.title')}</h1>
        <p className="mb-6 text-muted">{t('rma.withdrawal.of_order', { number: form.number })}</p>
        <Declared form={form} link={link} isDone={search.has('done')} />
        {choice?.isReady ? (
          <ConfirmForm form={form} recap={choice.recap} pageKey={pageKey} />
        ) : (
          <ChooseForm
            form={form}
            chosen={choice?.recap}
            empty={choice?.empty ?? ''}
            refusal={answer?.refusal ?? undefined}
          />
        )}
      </div>
    </div>
  )
}
