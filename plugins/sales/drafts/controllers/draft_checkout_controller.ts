import { inject } from '@adonisjs/core'
import { ChooseAddresses } from '#plugins/sales/checkout/actions/choose_addresses'
import { ChoosePayment } from '#plugins/sales/checkout/actions/choose_payment'
import { ChooseShipping } from '#plugins/sales/checkout/actions/choose_shipping'
import { CommentCart } from '#plugins/sales/cart/actions/comment_cart'
import { DEFAULT_LOCALE } from '#core/i18n/locales'
import { DescribeDraft } from '#plugins/sales/drafts/draft_answer'
import { DraftJournal } from '#plugins/sales/drafts/draft_journal'
import { DraftShopper, type DraftFor } from '#plugins/sales/drafts/draft_shopper'
import { MethodTitles } from '#plugins/sales/orders/services/method_titles'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { updateAddresses, updateCartComment, updateChoice } from '#plugins/sales/checkout/checkout_validator'
import type { AuditEntry } from '#core/audit/audit_log'
import type { HttpContext } from '@adonisjs/core/http'
import type { StoredCart } from '#plugins/sales/cart/services/stored_cart'

/** Where a draft goes, how, how it is paid, and what is said with it. Each answers the draft as it is then. */
@inject()
export default class DraftCheckoutController {
  constructor(
    private readonly shoppers: DraftShopper,
    private readonly describe: DescribeDraft,
    private readonly journal: DraftJournal,
    private readonly titles: MethodTitles,
    private readonly chooseAddresses: ChooseAddresses,
    private readonly chooseShipping: ChooseShipping,
    private readonly choosePayment: ChoosePayment,
    private readonly say: CommentCart
  ) {}

  async addresses(ctx: HttpContext) {
    const sent = await ctx.request.validateUsing(updateAddresses, { meta: { isGuest: false } })
    return this.#after(
      ctx,
      ({ shopper }) => this.chooseAddresses.execute(shopper, sent, requestOrigin(ctx)),
      () => ({ event: [null, 'addressed'] })
    )
  }

  async shipping(ctx: HttpContext) {
    const { code } = await ctx.request.validateUsing(updateChoice)
    const title = await this.titles.shipping(code ?? '', DEFAULT_LOCALE)
    return this.#after(
      ctx,
      ({ shopper }) => this.chooseShipping.execute(shopper, code),
      () => ({ event: [null, 'shipping_chosen'], delivery: [null, title] })
    )
  }

  async payment(ctx: HttpContext) {
    const { code } = await ctx.request.validateUsing(updateChoice)
    return this.#after(
      ctx,
      ({ shopper }) => this.choosePayment.execute(shopper, code),
      ({ paymentCode }) => ({ payment_code: [paymentCode, code] })
    )
  }

  async comment(ctx: HttpContext) {
    const { comment } = await ctx.request.validateUsing(updateCartComment)
    return this.#after(
      ctx,
      ({ shopper }) => this.say.execute(shopper, comment ?? ''),
      (draft) => ({ comment: [draft.comment, comment ?? ''] })
    )
  }

  async #after(
    ctx: HttpContext,
    change: (draft: DraftFor) => Promise<unknown>,
    told: (draft: StoredCart) => AuditEntry['changes']
  ) {
    const draft = await this.shoppers.of(routeId(ctx))
    await change(this.journal.noting(draft, requestOrigin(ctx), told))
    return { data: await this.describe.execute(draft, ctx.shop.locale) }
  }
}
