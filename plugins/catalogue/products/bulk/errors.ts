import { refusal } from '#core/errors/domain_error'

/** Refusals about changes of many products. */
export const noSelection = refusal('E_CATALOGUE_NO_SELECTION', 422, 'catalogue.errors.no_selection')
export const changeNotFound = refusal('E_CATALOGUE_CHANGE_NOT_FOUND', 404, 'catalogue.errors.change_not_found')
export const changeNotReady = refusal('E_CATALOGUE_CHANGE_NOT_READY', 409, 'catalogue.errors.change_not_ready')
export const changeStockAlone = refusal('E_CATALOGUE_CHANGE_STOCK_ALONE', 422, 'catalogue.errors.change_stock_alone')
export const changeEmpty = refusal('E_CATALOGUE_CHANGE_EMPTY', 422, 'catalogue.errors.change_empty')
export const changedSince = refusal('E_CATALOGUE_CHANGED_SINCE', 409, 'catalogue.errors.changed_since')
