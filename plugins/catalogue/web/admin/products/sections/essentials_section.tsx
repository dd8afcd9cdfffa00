import { Anchor, Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useCan } from '#web/admin/admin_data'
import { MoneyField, NumberField, SelectField } from '#web/admin/form/fields'
import { reach } from '#web/admin/form/form_rail'
import { FieldRow, FormSection } from '#web/admin/form/form_section'
import { useFormContext } from '#web/admin/form/form_context'
import { formatMoney, formatNumber } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { MovementDialog } from './movement_dialog'
import { useProductForm } from '../form_data'
import { hasStock, isPricedByItself, stockSum, type ProductValues } from '../values'

/** Link of the variant summary. */
export const VARIANTS = 'product-variants'

const STATUSES = ['draft', 'published', 'private'] as const

/** State, price and stock of a product; for several variants a summary with a link to them. */
export function EssentialsSection() {
  const t = useWords()
  const { type, currency } = useProductForm()
  const { priceRule } = useFormContext().form.values as ProductValues
  return (
    <FormSection title={t('catalogue.product_form.essentials')}>
      <FieldRow isTight>
        <SelectField
          name="status"
          label={t('catalogue.product_form.status')}
          required
          options={STATUSES.map((value) => ({ value, label: t(`catalogue.product_form.status_${value}`) }))}
        />
        {isPricedByItself(type, priceRule) &&
          (type === 'configurable' ? (
            <VariantPrices />
          ) : (
            <MoneyField
              name="variants.0.price"
              label={t('catalogue.product_form.price')}
              required
              currency={currency}
            />
          ))}
        {hasStock(type) && <Stock />}
      </FieldRow>
    </FormSection>
  )
}

/** From the lowest price to the highest, and how many variants there are. */
function VariantPrices() {
  const t = useWords()
  const locale = useLocale()
  const { currency } = useProductForm()
  const { variants } = useFormContext().form.values as ProductValues
  const prices = variants.flatMap(({ price }) => price ?? []).sort((one, other) => one - other)
  const ends = [...new Set([prices[0], prices.at(-1)])].filter((price) => price !== undefined)
  return (
    <div className="admin-summed">
      <span>{t('catalogue.product_form.price')}</span>
      <strong>{ends.map((amount) => formatMoney(locale, { amount, currency })).join(' – ') || '–'}</strong>
      <Anchor component="button" type="button" size="sm" onClick={() => reach(VARIANTS)}>
        {t('catalogue.product_form.variants_count', { count: variants.length })}
      </Anchor>
    </div>
  )
}

/** Sellable stock with a button for movements; initial stock of a new product. */
function Stock() {
  const t = useWords()
  const can = useCan()
  const locale = useLocale()
  const { product, type, sources } = useProductForm()
  const [isMoving, setMoving] = useState(false)
  const active = sources.filter(({ isActive }) => isActive)
  if (!product) {
    const [only] = active
    // With several variants or sources, the fields are in the stock section.
    if (!only || active.length > 1 || type === 'configurable' || !can('catalogue.products.update_inventories'))
      return null
    return <NumberField name={`variants.0.stock.${only.code}`} label={t('catalogue.product_form.stock')} min={0} />
  }
  const { available, reserved } = stockSum(product)
  return (
    <div className="admin-summed">
      <span>{t('catalogue.product_form.available')}</span>
      <strong>{formatNumber(locale, available)}</strong>
      {reserved > 0 && (
        <Text size="sm" c="dimmed">
          {t('catalogue.product_form.reserved_of', { count: reserved })}
        </Text>
      )}
      {can('catalogue.products.update_inventories') && (
        <Button variant="default" size="xs" onClick={() => setMoving(true)}>
          {t('catalogue.product_form.move_stock')}
        </Button>
      )}
      {isMoving && <MovementDialog onClose={() => setMoving(false)} />}
    </div>
  )
}
