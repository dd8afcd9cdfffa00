import { Button } from '@mantine/core'
import { useNavigate } from '@remix-run/react'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { ConfirmButton } from '#web/admin/confirm_button'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import type { ResponseOf } from '#web/lib/registry'
import { Link } from '#web/ui/link'

type Rule = ResponseOf<'marketing.admin.cart_rules.show'>['data']

/** The codes of a rule, and a copy of it. */
export default function RuleActions({ row: { id, name, needsCode, coupons } }: { row: Rule }) {
  const t = useWords()
  const can = useCan()
  const navigate = useNavigate()
  const pathOf = useScreenPath()
  const path = pathOf('marketing.admin.coupons', { id })
  const copy = async () => {
    const made = await call('POST', 'marketing.admin.cart_rule_copies.store', { params: { id } })
    if (made) navigate(pathOf('marketing.admin.discount', { id: made.data.id }) ?? '/admin')
  }
  return (
    <>
      {needsCode && can('marketing.cart_rules.coupons.list') && path && (
        <Button component={Link} to={path} variant="default">
          {t('marketing.discounts.codes', { count: coupons ?? 0 })}
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
    </>
  )
}
