import { refusal } from '#core/errors/domain_error'

export const taxCategoryTaken = refusal('E_SALES_TAX_CATEGORY_TAKEN', 422, 'sales.errors.tax_category_taken')
export const taxCategoryUsed = refusal('E_SALES_TAX_CATEGORY_USED', 409, 'sales.errors.tax_category_used')
export const taxCategoryUnknown = refusal('E_SALES_TAX_CATEGORY_UNKNOWN', 422, 'sales.errors.tax_category_unknown')
export const groupUnknown = refusal('E_SALES_GROUP_UNKNOWN', 422, 'sales.errors.group_unknown')
