import { Button } from '@mantine/core'
import { useLoaderData, useNavigate, useParams } from '@remix-run/react'
import { adminHead } from '#web/admin/admin_head'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { adminLoader } from '#web/admin/admin_loader'
import { ConfirmButton } from '#web/admin/confirm_button'
import { AdminForm } from '#web/admin/form/admin_form'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import { AdminPage } from '#web/admin/frame/page'
import { RecordHistory } from '#web/admin/record_history'
import { recordId } from '#web/admin/record_id.server'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { callOrFail } from '#web/lib/screen_loader'
import { Link } from '#web/ui/link'
import { ConditionsSection } from './conditions_section'
import { DiscountSection, RuleSide, NamesSection } from './rule_fields'
import { sentOf, valuesOf, type Rule } from './rule_values'

const LIST_SCREEN = 'marketing.admin.discounts'

export const meta = adminHead

export const loader = adminLoader({ id: 'marketing.admin.discount', words: ['marketing.discounts'] }, async (args) => {
  const id = recordId(args, 'marketing.cart_rules.create')
  const { data: choices } = await callOrFail(args.context, 'GET', 'marketing.admin.rule_choices.index')
  if (id === null) return { rule: null, choices }
  const { data } = await callOrFail(args.context, 'GET', 'marketing.admin.cart_rules.show', { params: { id } })
  return { rule: data as Rule, choices }
})

/** The key resets the form when the route changes to another rule. */
export default function RuleScreen() {
  const { id } = useParams()
  return <RuleEditor key={id} />
}

function RuleEditor() {
  const t = useWords()
  const can = useCan()
  const navigate = useNavigate()
  const pathOf = useScreenPath()
  const { rule, choices } = useLoaderData<typeof loader>()
  const openRule = (id: number) => navigate(pathOf('marketing.admin.discount', { id }) ?? '/admin')
  const form = useAdminForm({
    values: valuesOf(rule as Rule | null),
    ...(rule ? { version: rule.version } : { onSaved: ({ data }: { data: Rule }) => openRule(data.id) }),
    save: (values, version = 0) =>
      rule
        ? call('PUT', 'marketing.admin.cart_rules.update', {
            params: { id: rule.id },
            data: { ...sentOf(values), version },
          })
        : call('POST', 'marketing.admin.cart_rules.store', { data: sentOf(values) }),
    fresh: (row) => ({ values: valuesOf(row as Rule), version: (row as Rule).version }),
  })
  return (
    <AdminPage
      title={rule?.name ?? t('marketing.discounts.add')}
      parent={{ screen: LIST_SCREEN }}
      caption={rule && <RecordHistory subject="marketing.cart_rules" id={rule.id} />}
      actions={rule && <Actions rule={rule as Rule} openRule={openRule} />}
    >
      <AdminForm
        form={form}
        isNew={!rule}
        isReadOnly={rule !== null && !can('marketing.cart_rules.update')}
        side={<RuleSide choices={choices} uses={rule?.timesUsed ?? null} />}
      >
        <NamesSection />
        <DiscountSection currency={choices.currency} />
        <ConditionsSection choices={choices} />
      </AdminForm>
    </AdminPage>
  )
}

function Actions({
  rule: { id, name, version, needsCode, coupons },
  openRule,
}: {
  rule: Rule
  openRule: (id: number) => void
}) {
  const t = useWords()
  const can = useCan()
  const navigate = useNavigate()
  const pathOf = useScreenPath()
  const couponsPath = pathOf('marketing.admin.coupons', { id })
  const copy = async () => {
    const response = await call('POST', 'marketing.admin.cart_rule_copies.store', { params: { id } })
    if (response) openRule(response.data.id)
  }
  return (
    <>
      {needsCode && can('marketing.cart_rules.coupons.list') && couponsPath && (
        <Button component={Link} to={couponsPath} variant="default">
          {t('marketing.discounts.codes', { count: coupons })}
        </Button>
      )}
      {can('marketing.cart_rules.copy') && (
        <ConfirmButton
          label={t('admin.duplicate')}
          question={t('marketing.discounts.copy_consequence', { name })}
          run={copy}
          onDone={() => undefined}
        />
      )}
      {can('marketing.cart_rules.delete') && (
        <ConfirmButton
          label={t('admin.delete')}
          color="red"
          question={t('marketing.discounts.delete_consequence', { name, count: coupons })}
          run={() => call('DELETE', 'marketing.admin.cart_rules.destroy', { params: { id }, data: { version } })}
          onDone={() => navigate(pathOf(LIST_SCREEN) ?? '/admin')}
        />
      )}
    </>
  )
}
