import { Grid, Stack } from '@mantine/core'
import * as discounts from 'virtual:slot/sales.admin.cart.discounts'
import { useLoaderData, useNavigate } from '@remix-run/react'
import { useScreenPath } from '#web/admin/admin_data'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { slotWords } from '#web/admin/slot_tabs'
import { ConfirmButton } from '#web/admin/confirm_button'
import { AdminPage } from '#web/admin/frame/page'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { callOrFail } from '#web/lib/screen_loader'
import { CartDiscounts } from '../customer/cart_discounts'
import { DraftAddresses } from './draft_addresses'
import { DraftPayment, DraftShipping } from './draft_choices'
import { DraftLines } from './draft_lines'
import { DraftSide } from './draft_side'
import { useDraft } from './use_draft'

export const meta = adminHead

export const loader = adminLoader(
  { id: 'sales.admin.draft', words: ['sales.drafts', 'sales.summary', 'sales.fields', ...slotWords(discounts)] },
  async ({ context, params, locale }) => {
    const [draft, countries] = await Promise.all([
      callOrFail(context, 'GET', 'sales.admin.drafts.show', { params: { id: String(params.id) }, query: { locale } }),
      callOrFail(context, 'GET', 'users.countries.index'),
    ])
    return { draft: draft.data, countries: countries.data }
  }
)

/** A draft order: the steps of the checkout on one page. */
export default function DraftScreen() {
  const { draft, countries } = useLoaderData<typeof loader>()
  return <DraftPage key={draft.id} first={draft} countries={countries} />
}

type Loaded = Awaited<ReturnType<typeof loader>>

function DraftPage({ first, countries }: { first: Loaded['draft']; countries: Loaded['countries'] }) {
  const t = useWords()
  const navigate = useNavigate()
  const pathOf = useScreenPath()
  const state = useDraft(first)
  return (
    <AdminPage
      title={t('sales.drafts.for', { name: first.customer.name })}
      parent={{ screen: 'sales.admin.order_create' }}
      actions={
        <ConfirmButton
          label={t('sales.drafts.delete')}
          color="red"
          question={t('sales.drafts.delete_question')}
          run={() => call('DELETE', 'sales.admin.drafts.destroy', { params: { id: first.id } })}
          onDone={() => navigate(pathOf('sales.admin.orders') ?? '/admin')}
        />
      }
    >
      <Grid>
        <Grid.Col span={{ base: 12, md: 8 }}>
          <Stack>
            <DraftLines {...state} />
            <DraftAddresses {...state} countries={countries} />
            <DraftShipping {...state} />
            <DraftPayment {...state} />
            <CartDiscounts key={state.draft.version} cart={{ id: first.id }} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 4 }}>
          <DraftSide {...state} />
        </Grid.Col>
      </Grid>
    </AdminPage>
  )
}
