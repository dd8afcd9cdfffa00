import { inject } from '@adonisjs/core'
import { AddCoupons, type CouponLimits } from '#plugins/marketing/actions/add_coupons'
import { Lists } from '#core/lists/lists'
import { listedCodes } from '#plugins/marketing/rules/listed_codes'
import { readFilter } from '#core/lists/list_query'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { storeCouponList, storeCoupons } from '#plugins/marketing/validators/cart_rule_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** The coupons of one cart rule. */
@inject()
export default class CouponsController {
  constructor(
    private readonly lists: Lists,
    private readonly add: AddCoupons
  ) {}

  async index(ctx: HttpContext) {
    const query = ctx.request.qs()
    const filter = { ...readFilter(query.filter), rule: String(routeId(ctx)) }
    return this.lists.page('marketing.coupons', { ...query, filter })
  }

  async store(ctx: HttpContext) {
    const { count, length, format, prefix, suffix, ...limits } = await ctx.request.validateUsing(storeCoupons)
    const shape = { count, length, format, prefix: prefix ?? '', suffix: suffix ?? '' }
    ctx.response.status(201)
    return { data: { made: await this.add.generate(routeId(ctx), shape, limitsOf(limits), requestOrigin(ctx)) } }
  }

  /** Codes that were made elsewhere, pasted as a list. */
  async list(ctx: HttpContext) {
    const { codes, ...limits } = await ctx.request.validateUsing(storeCouponList)
    const listed = listedCodes(codes)
    const made = await this.add.list(routeId(ctx), listed, limitsOf(limits), requestOrigin(ctx))
    ctx.response.status(201)
    return { data: { made, known: listed.length - made } }
  }
}

type AskedLimits = { [Name in keyof CouponLimits]?: CouponLimits[Name] | undefined }

const limitsOf = ({ usageLimit = null, usesPerCustomer = null, expiresOn = null }: AskedLimits): CouponLimits => ({
  usageLimit,
  usesPerCustomer,
  expiresOn,
})
