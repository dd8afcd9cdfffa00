-- What one checkout asks of SQLite, written by `npm run bench -- --checkout`.

-- cart: 18
pragma data_version;
select a.id, a.email, a.password, a.first_name, a.last_name, a.kind, a.group_id, a.is_suspended,
  a.is_demo, a.session_epoch, a.locale, a.email_verified_at, a.vat_number
  from users_customers a join users_sign_ins s on s.customer_id = a.id and s.epoch = a.session_epoch
    where s.digest = ? and s.ends_at > ?;
select base, target, rate from configuration_exchange_rates;
BEGIN IMMEDIATE;
update sales_carts set version = version + 1, updated_at = ?, notices = '[]' where customer_id = ? and channel = ? and status = 'active' returning id;
insert into sales_carts (token_hash, customer_id, channel, currency, created_at, updated_at)
  values (?, ?, ?, ?, ?, ?) on conflict do nothing;
update sales_carts set version = version + 1, updated_at = ?, notices = '[]' where customer_id = ? and channel = ? and status = 'active' returning id;
select c.id, c.customer_id, c.channel, c.currency, c.purpose, c.coupon_code, c.billing, c.delivery,
  c.same_address, c.shipping_code, c.payment_code, c.email, c.comment, c.notices, c.version, l.line_key, l.variant_id,
  l.product_id, l.name, l.quantity, l.selection, l.seen_amount from sales_carts c left join sales_cart_lines l on l.cart_id = c.id where c.id = ? order by l.id;
with asked as (
      select v.id, v.product_id from catalogue_variants v where v.id in (select value from json_each(?)) or v.sku in (select value from json_each(?))
    ), wanted as (
      select a.id, max(a.is_asked) as is_asked, l.locale from (
        select id, 1 as is_asked from asked
        union all
        select pv.id, 0 from asked b
          join catalogue_product_parts pp on pp.product_id = b.product_id and pp.option_id is not null
          join catalogue_variants pv on pv.sku = pp.sku
      ) a cross join (select cast(? as text) as locale) l group by a.id, l.locale
    )
    select v.id, w.is_asked, v.product_id, v.sku, p.type, p.price_rule, p.parts_discount, p.tax_category, v.status,
      p.status as product_status, v.currency, v.price_amount, v.special_price_amount, v.special_from, v.special_to,
      v.weight, v.manage_stock, (select t.name from catalogue_product_translations t where t.product_id = v.product_id and t.name <> ''
        order by t.locale <> w.locale, t.locale <> 'fr_FR', t.locale limit 1) as name, (select t.slug from catalogue_product_translations t where t.product_id = v.product_id and t.slug <> ''
        order by t.locale <> w.locale, t.locale <> 'fr_FR', t.locale limit 1) as slug,
      coalesce((select sum(l.on_hand - l.reserved) from catalogue_stock_levels l
        join catalogue_inventory_sources s on s.id = l.source_id and s.status = 'active'
        where l.variant_id = v.id), 0) as available,
      (select json_group_array(json_object('code', e.value, 'label', o.label) order by a.position, a.id) from json_each(v.options) as e
        join catalogue_attributes a on a.code = e.key
        left join catalogue_attribute_options o on o.attribute_id = a.id and o.code = e.value) as option_labels,
      (select json_group_array(json_object('group', coalesce(vp.customer_group, ''), 'quantity', vp.quantity, 'amount', vp.amount,
          'percent', vp.percent)) from catalogue_variant_prices vp where vp.variant_id = v.id) as tiers,
      (select json_object('hash', m.hash, 'placeholder', m.placeholder, 'variants', m.variants, 'alt', pm.alt)
        from catalogue_product_media pm join core_media m on m.id = pm.media_id
        where pm.product_id = v.product_id and pm.kind = 'image' and (pm.variant_id is null or pm.variant_id = v.id)
        order by pm.variant_id is null, pm.position, pm.id limit 1) as image,
      case when p.type = 'bundle' and w.is_asked = 1 then
        (select json_group_array(json_object('id', bo.id, 'code', bo.code, 'label', bo.label, 'type', bo.type,
            'isRequired', bo.is_required) order by bo.position, bo.id)
          from catalogue_bundle_options bo where bo.product_id = p.id) end as bundle_options,
      case when p.type = 'bundle' and w.is_asked = 1 then
        (select json_group_array(json_object('option', pp.option_id, 'sku', pp.sku, 'quantity', pp.quantity,
            'isDefault', pp.is_default, 'isQuantityFree', pp.is_quantity_free) order by pp.position, pp.id)
          from catalogue_product_parts pp where pp.product_id = p.id and pp.option_id is not null) end as bundle_parts
    from wanted w join catalogue_variants v on v.id = w.id join catalogue_products p on p.id = v.product_id
    order by v.id;
insert into "sales_cart_lines" ("cart_id", "line_key", "variant_id", "product_id", "name", "quantity", "selection", "seen_amount") values (?, ?, ?, ?, ?, ?, ?, ?), (?, ?, ?, ?, ?, ?, ?, ?), (?, ?, ?, ?, ?, ?, ?, ?) on conflict (cart_id, line_key) do update set name = excluded.name, quantity = excluded.quantity,
  seen_amount = excluded.seen_amount;
COMMIT;
pragma data_version;
select seq, topic, changed from core_changes where seq > ? order by seq;
select c.id, c.customer_id, c.channel, c.currency, c.purpose, c.coupon_code, c.billing, c.delivery,
  c.same_address, c.shipping_code, c.payment_code, c.email, c.comment, c.notices, c.version, l.line_key, l.variant_id,
  l.product_id, l.name, l.quantity, l.selection, l.seen_amount from sales_carts c left join sales_cart_lines l on l.cart_id = c.id where c.id = (select id from sales_carts where customer_id = ? and channel = ? and status = 'active') order by l.id;
with asked as (
      select v.id, v.product_id from catalogue_variants v where v.id in (select value from json_each(?)) or v.sku in (select value from json_each(?))
    ), wanted as (
      select a.id, max(a.is_asked) as is_asked, l.locale from (
        select id, 1 as is_asked from asked
        union all
        select pv.id, 0 from asked b
          join catalogue_product_parts pp on pp.product_id = b.product_id and pp.option_id is not null
          join catalogue_variants pv on pv.sku = pp.sku
      ) a cross join (select cast(? as text) as locale) l group by a.id, l.locale
    )
    select v.id, w.is_asked, v.product_id, v.sku, p.type, p.price_rule, p.parts_discount, p.tax_category, v.status,
      p.status as product_status, v.currency, v.price_amount, v.special_price_amount, v.special_from, v.special_to,
      v.weight, v.manage_stock, (select t.name from catalogue_product_translations t where t.product_id = v.product_id and t.name <> ''
        order by t.locale <> w.locale, t.locale <> 'fr_FR', t.locale limit 1) as name, (select t.slug from catalogue_product_translations t where t.product_id = v.product_id and t.slug <> ''
        order by t.locale <> w.locale, t.locale <> 'fr_FR', t.locale limit 1) as slug,
      coalesce((select sum(l.on_hand - l.reserved) from catalogue_stock_levels l
        join catalogue_inventory_sources s on s.id = l.source_id and s.status = 'active'
        where l.variant_id = v.id), 0) as available,
      (select json_group_array(json_object('code', e.value, 'label', o.label) order by a.position, a.id) from json_each(v.options) as e
        join catalogue_attributes a on a.code = e.key
        left join catalogue_attribute_options o on o.attribute_id = a.id and o.code = e.value) as option_labels,
      (select json_group_array(json_object('group', coalesce(vp.customer_group, ''), 'quantity', vp.quantity, 'amount', vp.amount,
          'percent', vp.percent)) from catalogue_variant_prices vp where vp.variant_id = v.id) as tiers,
      (select json_object('hash', m.hash, 'placeholder', m.placeholder, 'variants', m.variants, 'alt', pm.alt)
        from catalogue_product_media pm join core_media m on m.id = pm.media_id
        where pm.product_id = v.product_id and pm.kind = 'image' and (pm.variant_id is null or pm.variant_id = v.id)
        order by pm.variant_id is null, pm.position, pm.id limit 1) as image,
      case when p.type = 'bundle' and w.is_asked = 1 then
        (select json_group_array(json_object('id', bo.id, 'code', bo.code, 'label', bo.label, 'type', bo.type,
            'isRequired', bo.is_required) order by bo.position, bo.id)
          from catalogue_bundle_options bo where bo.product_id = p.id) end as bundle_options,
      case when p.type = 'bundle' and w.is_asked = 1 then
        (select json_group_array(json_object('option', pp.option_id, 'sku', pp.sku, 'quantity', pp.quantity,
            'isDefault', pp.is_default, 'isQuantityFree', pp.is_quantity_free) order by pp.position, pp.id)
          from catalogue_product_parts pp where pp.product_id = p.id and pp.option_id is not null) end as bundle_parts
    from wanted w join catalogue_variants v on v.id = w.id join catalogue_products p on p.id = v.product_id
    order by v.id;
select id, version, name as "name", description as "description", label as "label", is_active as "isActive", starts_on as "startsOn", ends_on as "endsOn", channels as "channels", customer_groups as "groups", kind as "kind", amount as "amount", most_pieces as "mostPieces", on_shipping as "onShipping", free_shipping as "freeShipping", stops_others as "stopsOthers", needs_code as "needsCode", uses_per_customer as "usesPerCustomer", priority as "priority", conditions as "conditions" from marketing_cart_rules order by priority, id;
select id, version, code as "code", name as "name", description as "description", position as "position" from sales_tax_categories order by position, id;
select id, version, name as "name", basis_points as "basisPoints", categories as "categories", countries as "countries", state as "state", postcode_from as "postcodeFrom", postcode_to as "postcodeTo", customer_groups as "groups", needs_vat_number as "needsVatNumber", keeps_net as "keepsNet", note as "note", priority as "priority", starts_on as "startsOn", ends_on as "endsOn" from sales_tax_rates order by priority, id;

-- addresses: 13
pragma data_version;
select a.id, a.email, a.password, a.first_name, a.last_name, a.kind, a.group_id, a.is_suspended,
  a.is_demo, a.session_epoch, a.locale, a.email_verified_at, a.vat_number
  from users_customers a join users_sign_ins s on s.customer_id = a.id and s.epoch = a.session_epoch
    where s.digest = ? and s.ends_at > ?;
BEGIN IMMEDIATE;
update sales_carts set version = version + 1, updated_at = ?, notices = '[]' where customer_id = ? and channel = ? and status = 'active' returning id;
select c.id, c.customer_id, c.channel, c.currency, c.purpose, c.coupon_code, c.billing, c.delivery,
  c.same_address, c.shipping_code, c.payment_code, c.email, c.comment, c.notices, c.version, l.line_key, l.variant_id,
  l.product_id, l.name, l.quantity, l.selection, l.seen_amount from sales_carts c left join sales_cart_lines l on l.cart_id = c.id where c.id = ? order by l.id;
with asked as (
      select v.id, v.product_id from catalogue_variants v where v.id in (select value from json_each(?)) or v.sku in (select value from json_each(?))
    ), wanted as (
      select a.id, max(a.is_asked) as is_asked, l.locale from (
        select id, 1 as is_asked from asked
        union all
        select pv.id, 0 from asked b
          join catalogue_product_parts pp on pp.product_id = b.product_id and pp.option_id is not null
          join catalogue_variants pv on pv.sku = pp.sku
      ) a cross join (select cast(? as text) as locale) l group by a.id, l.locale
    )
    select v.id, w.is_asked, v.product_id, v.sku, p.type, p.price_rule, p.parts_discount, p.tax_category, v.status,
      p.status as product_status, v.currency, v.price_amount, v.special_price_amount, v.special_from, v.special_to,
      v.weight, v.manage_stock, (select t.name from catalogue_product_translations t where t.product_id = v.product_id and t.name <> ''
        order by t.locale <> w.locale, t.locale <> 'fr_FR', t.locale limit 1) as name, (select t.slug from catalogue_product_translations t where t.product_id = v.product_id and t.slug <> ''
        order by t.locale <> w.locale, t.locale <> 'fr_FR', t.locale limit 1) as slug,
      coalesce((select sum(l.on_hand - l.reserved) from catalogue_stock_levels l
        join catalogue_inventory_sources s on s.id = l.source_id and s.status = 'active'
        where l.variant_id = v.id), 0) as available,
      (select json_group_array(json_object('code', e.value, 'label', o.label) order by a.position, a.id) from json_each(v.options) as e
        join catalogue_attributes a on a.code = e.key
        left join catalogue_attribute_options o on o.attribute_id = a.id and o.code = e.value) as option_labels,
      (select json_group_array(json_object('group', coalesce(vp.customer_group, ''), 'quantity', vp.quantity, 'amount', vp.amount,
          'percent', vp.percent)) from catalogue_variant_prices vp where vp.variant_id = v.id) as tiers,
      (select json_object('hash', m.hash, 'placeholder', m.placeholder, 'variants', m.variants, 'alt', pm.alt)
        from catalogue_product_media pm join core_media m on m.id = pm.media_id
        where pm.product_id = v.product_id and pm.kind = 'image' and (pm.variant_id is null or pm.variant_id = v.id)
        order by pm.variant_id is null, pm.position, pm.id limit 1) as image,
      case when p.type = 'bundle' and w.is_asked = 1 then
        (select json_group_array(json_object('id', bo.id, 'code', bo.code, 'label', bo.label, 'type', bo.type,
            'isRequired', bo.is_required) order by bo.position, bo.id)
          from catalogue_bundle_options bo where bo.product_id = p.id) end as bundle_options,
      case when p.type = 'bundle' and w.is_asked = 1 then
        (select json_group_array(json_object('option', pp.option_id, 'sku', pp.sku, 'quantity', pp.quantity,
            'isDefault', pp.is_default, 'isQuantityFree', pp.is_quantity_free) order by pp.position, pp.id)
          from catalogue_product_parts pp where pp.product_id = p.id and pp.option_id is not null) end as bundle_parts
    from wanted w join catalogue_variants v on v.id = w.id join catalogue_products p on p.id = v.product_id
    order by v.id;
update sales_carts set billing = ?, delivery = ?, same_address = ?, email = ? where id = ?;
COMMIT;
pragma data_version;
select seq, topic, changed from core_changes where seq > ? order by seq;
select c.id, c.customer_id, c.channel, c.currency, c.purpose, c.coupon_code, c.billing, c.delivery,
  c.same_address, c.shipping_code, c.payment_code, c.email, c.comment, c.notices, c.version, l.line_key, l.variant_id,
  l.product_id, l.name, l.quantity, l.selection, l.seen_amount from sales_carts c left join sales_cart_lines l on l.cart_id = c.id where c.id = (select id from sales_carts where customer_id = ? and channel = ? and status = 'active') order by l.id;
with asked as (
      select v.id, v.product_id from catalogue_variants v where v.id in (select value from json_each(?)) or v.sku in (select value from json_each(?))
    ), wanted as (
      select a.id, max(a.is_asked) as is_asked, l.locale from (
        select id, 1 as is_asked from asked
        union all
        select pv.id, 0 from asked b
          join catalogue_product_parts pp on pp.product_id = b.product_id and pp.option_id is not null
          join catalogue_variants pv on pv.sku = pp.sku
      ) a cross join (select cast(? as text) as locale) l group by a.id, l.locale
    )
    select v.id, w.is_asked, v.product_id, v.sku, p.type, p.price_rule, p.parts_discount, p.tax_category, v.status,
      p.status as product_status, v.currency, v.price_amount, v.special_price_amount, v.special_from, v.special_to,
      v.weight, v.manage_stock, (select t.name from catalogue_product_translations t where t.product_id = v.product_id and t.name <> ''
        order by t.locale <> w.locale, t.locale <> 'fr_FR', t.locale limit 1) as name, (select t.slug from catalogue_product_translations t where t.product_id = v.product_id and t.slug <> ''
        order by t.locale <> w.locale, t.locale <> 'fr_FR', t.locale limit 1) as slug,
      coalesce((select sum(l.on_hand - l.reserved) from catalogue_stock_levels l
        join catalogue_inventory_sources s on s.id = l.source_id and s.status = 'active'
        where l.variant_id = v.id), 0) as available,
      (select json_group_array(json_object('code', e.value, 'label', o.label) order by a.position, a.id) from json_each(v.options) as e
        join catalogue_attributes a on a.code = e.key
        left join catalogue_attribute_options o on o.attribute_id = a.id and o.code = e.value) as option_labels,
      (select json_group_array(json_object('group', coalesce(vp.customer_group, ''), 'quantity', vp.quantity, 'amount', vp.amount,
          'percent', vp.percent)) from catalogue_variant_prices vp where vp.variant_id = v.id) as tiers,
      (select json_object('hash', m.hash, 'placeholder', m.placeholder, 'variants', m.variants, 'alt', pm.alt)
        from catalogue_product_media pm join core_media m on m.id = pm.media_id
        where pm.product_id = v.product_id and pm.kind = 'image' and (pm.variant_id is null or pm.variant_id = v.id)
        order by pm.variant_id is null, pm.position, pm.id limit 1) as image,
      case when p.type = 'bundle' and w.is_asked = 1 then
        (select json_group_array(json_object('id', bo.id, 'code', bo.code, 'label', bo.label, 'type', bo.type,
            'isRequired', bo.is_required) order by bo.position, bo.id)
          from catalogue_bundle_options bo where bo.product_id = p.id) end as bundle_options,
      case when p.type = 'bundle' and w.is_asked = 1 then
        (select json_group_array(json_object('option', pp.option_id, 'sku', pp.sku, 'quantity', pp.quantity,
            'isDefault', pp.is_default, 'isQuantityFree', pp.is_quantity_free) order by pp.position, pp.id)
          from catalogue_product_parts pp where pp.product_id = p.id and pp.option_id is not null) end as bundle_parts
    from wanted w join catalogue_variants v on v.id = w.id join catalogue_products p on p.id = v.product_id
    order by v.id;
select id, version, channel as "channel", label as "label", country as "country", state as "state", postcode_from as "postcodeFrom", postcode_to as "postcodeTo", weight_from as "weightFrom", weight_to as "weightTo", amount_from as "amountFrom", amount_to as "amountTo", quantity_from as "quantityFrom", quantity_to as "quantityTo", price as "price", delay as "delay", position as "position", is_active as "isActive" from sales_table_rates order by channel, position, id;

-- shipping: 12
pragma data_version;
select a.id, a.email, a.password, a.first_name, a.last_name, a.kind, a.group_id, a.is_suspended,
  a.is_demo, a.session_epoch, a.locale, a.email_verified_at, a.vat_number
  from users_customers a join users_sign_ins s on s.customer_id = a.id and s.epoch = a.session_epoch
    where s.digest = ? and s.ends_at > ?;
BEGIN IMMEDIATE;
update sales_carts set version = version + 1, updated_at = ?, notices = '[]' where customer_id = ? and channel = ? and status = 'active' returning id;
select c.id, c.customer_id, c.channel, c.currency, c.purpose, c.coupon_code, c.billing, c.delivery,
  c.same_address, c.shipping_code, c.payment_code, c.email, c.comment, c.notices, c.version, l.line_key, l.variant_id,
  l.product_id, l.name, l.quantity, l.selection, l.seen_amount from sales_carts c left join sales_cart_lines l on l.cart_id = c.id where c.id = ? order by l.id;
with asked as (
      select v.id, v.product_id from catalogue_variants v where v.id in (select value from json_each(?)) or v.sku in (select value from json_each(?))
    ), wanted as (
      select a.id, max(a.is_asked) as is_asked, l.locale from (
        select id, 1 as is_asked from asked
        union all
        select pv.id, 0 from asked b
          join catalogue_product_parts pp on pp.product_id = b.product_id and pp.option_id is not null
          join catalogue_variants pv on pv.sku = pp.sku
      ) a cross join (select cast(? as text) as locale) l group by a.id, l.locale
    )
    select v.id, w.is_asked, v.product_id, v.sku, p.type, p.price_rule, p.parts_discount, p.tax_category, v.status,
      p.status as product_status, v.currency, v.price_amount, v.special_price_amount, v.special_from, v.special_to,
      v.weight, v.manage_stock, (select t.name from catalogue_product_translations t where t.product_id = v.product_id and t.name <> ''
        order by t.locale <> w.locale, t.locale <> 'fr_FR', t.locale limit 1) as name, (select t.slug from catalogue_product_translations t where t.product_id = v.product_id and t.slug <> ''
        order by t.locale <> w.locale, t.locale <> 'fr_FR', t.locale limit 1) as slug,
      coalesce((select sum(l.on_hand - l.reserved) from catalogue_stock_levels l
        join catalogue_inventory_sources s on s.id = l.source_id and s.status = 'active'
        where l.variant_id = v.id), 0) as available,
      (select json_group_array(json_object('code', e.value, 'label', o.label) order by a.position, a.id) from json_each(v.options) as e
        join catalogue_attributes a on a.code = e.key
        left join catalogue_attribute_options o on o.attribute_id = a.id and o.code = e.value) as option_labels,
      (select json_group_array(json_object('group', coalesce(vp.customer_group, ''), 'quantity', vp.quantity, 'amount', vp.amount,
          'percent', vp.percent)) from catalogue_variant_prices vp where vp.variant_id = v.id) as tiers,
      (select json_object('hash', m.hash, 'placeholder', m.placeholder, 'variants', m.variants, 'alt', pm.alt)
        from catalogue_product_media pm join core_media m on m.id = pm.media_id
        where pm.product_id = v.product_id and pm.kind = 'image' and (pm.variant_id is null or pm.variant_id = v.id)
        order by pm.variant_id is null, pm.position, pm.id limit 1) as image,
      case when p.type = 'bundle' and w.is_asked = 1 then
        (select json_group_array(json_object('id', bo.id, 'code', bo.code, 'label', bo.label, 'type', bo.type,
            'isRequired', bo.is_required) order by bo.position, bo.id)
          from catalogue_bundle_options bo where bo.product_id = p.id) end as bundle_options,
      case when p.type = 'bundle' and w.is_asked = 1 then
        (select json_group_array(json_object('option', pp.option_id, 'sku', pp.sku, 'quantity', pp.quantity,
            'isDefault', pp.is_default, 'isQuantityFree', pp.is_quantity_free) order by pp.position, pp.id)
          from catalogue_product_parts pp where pp.product_id = p.id and pp.option_id is not null) end as bundle_parts
    from wanted w join catalogue_variants v on v.id = w.id join catalogue_products p on p.id = v.product_id
    order by v.id;
update sales_carts set shipping_code = ? where id = ?;
COMMIT;
pragma data_version;
select seq, topic, changed from core_changes where seq > ? order by seq;
select c.id, c.customer_id, c.channel, c.currency, c.purpose, c.coupon_code, c.billing, c.delivery,
  c.same_address, c.shipping_code, c.payment_code, c.email, c.comment, c.notices, c.version, l.line_key, l.variant_id,
  l.product_id, l.name, l.quantity, l.selection, l.seen_amount from sales_carts c left join sales_cart_lines l on l.cart_id = c.id where c.id = (select id from sales_carts where customer_id = ? and channel = ? and status = 'active') order by l.id;
with asked as (
      select v.id, v.product_id from catalogue_variants v where v.id in (select value from json_each(?)) or v.sku in (select value from json_each(?))
    ), wanted as (
      select a.id, max(a.is_asked) as is_asked, l.locale from (
        select id, 1 as is_asked from asked
        union all
        select pv.id, 0 from asked b
          join catalogue_product_parts pp on pp.product_id = b.product_id and pp.option_id is not null
          join catalogue_variants pv on pv.sku = pp.sku
      ) a cross join (select cast(? as text) as locale) l group by a.id, l.locale
    )
    select v.id, w.is_asked, v.product_id, v.sku, p.type, p.price_rule, p.parts_discount, p.tax_category, v.status,
      p.status as product_status, v.currency, v.price_amount, v.special_price_amount, v.special_from, v.special_to,
      v.weight, v.manage_stock, (select t.name from catalogue_product_translations t where t.product_id = v.product_id and t.name <> ''
        order by t.locale <> w.locale, t.locale <> 'fr_FR', t.locale limit 1) as name, (select t.slug from catalogue_product_translations t where t.product_id = v.product_id and t.slug <> ''
        order by t.locale <> w.locale, t.locale <> 'fr_FR', t.locale limit 1) as slug,
      coalesce((select sum(l.on_hand - l.reserved) from catalogue_stock_levels l
        join catalogue_inventory_sources s on s.id = l.source_id and s.status = 'active'
        where l.variant_id = v.id), 0) as available,
      (select json_group_array(json_object('code', e.value, 'label', o.label) order by a.position, a.id) from json_each(v.options) as e
        join catalogue_attributes a on a.code = e.key
        left join catalogue_attribute_options o on o.attribute_id = a.id and o.code = e.value) as option_labels,
      (select json_group_array(json_object('group', coalesce(vp.customer_group, ''), 'quantity', vp.quantity, 'amount', vp.amount,
          'percent', vp.percent)) from catalogue_variant_prices vp where vp.variant_id = v.id) as tiers,
      (select json_object('hash', m.hash, 'placeholder', m.placeholder, 'variants', m.variants, 'alt', pm.alt)
        from catalogue_product_media pm join core_media m on m.id = pm.media_id
        where pm.product_id = v.product_id and pm.kind = 'image' and (pm.variant_id is null or pm.variant_id = v.id)
        order by pm.variant_id is null, pm.position, pm.id limit 1) as image,
      case when p.type = 'bundle' and w.is_asked = 1 then
        (select json_group_array(json_object('id', bo.id, 'code', bo.code, 'label', bo.label, 'type', bo.type,
            'isRequired', bo.is_required) order by bo.position, bo.id)
          from catalogue_bundle_options bo where bo.product_id = p.id) end as bundle_options,
      case when p.type = 'bundle' and w.is_asked = 1 then
        (select json_group_array(json_object('option', pp.option_id, 'sku', pp.sku, 'quantity', pp.quantity,
            'isDefault', pp.is_default, 'isQuantityFree', pp.is_quantity_free) order by pp.position, pp.id)
          from catalogue_product_parts pp where pp.product_id = p.id and pp.option_id is not null) end as bundle_parts
    from wanted w join catalogue_variants v on v.id = w.id join catalogue_products p on p.id = v.product_id
    order by v.id;

-- payment: 12
pragma data_version;
select a.id, a.email, a.password, a.first_name, a.last_name, a.kind, a.group_id, a.is_suspended,
  a.is_demo, a.session_epoch, a.locale, a.email_verified_at, a.vat_number
  from users_customers a join users_sign_ins s on s.customer_id = a.id and s.epoch = a.session_epoch
    where s.digest = ? and s.ends_at > ?;
BEGIN IMMEDIATE;
update sales_carts set version = version + 1, updated_at = ?, notices = '[]' where customer_id = ? and channel = ? and status = 'active' returning id;
select c.id, c.customer_id, c.channel, c.currency, c.purpose, c.coupon_code, c.billing, c.delivery,
  c.same_address, c.shipping_code, c.payment_code, c.email, c.comment, c.notices, c.version, l.line_key, l.variant_id,
  l.product_id, l.name, l.quantity, l.selection, l.seen_amount from sales_carts c left join sales_cart_lines l on l.cart_id = c.id where c.id = ? order by l.id;
with asked as (
      select v.id, v.product_id from catalogue_variants v where v.id in (select value from json_each(?)) or v.sku in (select value from json_each(?))
    ), wanted as (
      select a.id, max(a.is_asked) as is_asked, l.locale from (
        select id, 1 as is_asked from asked
        union all
        select pv.id, 0 from asked b
          join catalogue_product_parts pp on pp.product_id = b.product_id and pp.option_id is not null
          join catalogue_variants pv on pv.sku = pp.sku
      ) a cross join (select cast(? as text) as locale) l group by a.id, l.locale
    )
    select v.id, w.is_asked, v.product_id, v.sku, p.type, p.price_rule, p.parts_discount, p.tax_category, v.status,
      p.status as product_status, v.currency, v.price_amount, v.special_price_amount, v.special_from, v.special_to,
      v.weight, v.manage_stock, (select t.name from catalogue_product_translations t where t.product_id = v.product_id and t.name <> ''
        order by t.locale <> w.locale, t.locale <> 'fr_FR', t.locale limit 1) as name, (select t.slug from catalogue_product_translations t where t.product_id = v.product_id and t.slug <> ''
        order by t.locale <> w.locale, t.locale <> 'fr_FR', t.locale limit 1) as slug,
      coalesce((select sum(l.on_hand - l.reserved) from catalogue_stock_levels l
        join catalogue_inventory_sources s on s.id = l.source_id and s.status = 'active'
        where l.variant_id = v.id), 0) as available,
      (select json_group_array(json_object('code', e.value, 'label', o.label) order by a.position, a.id) from json_each(v.options) as e
        join catalogue_attributes a on a.code = e.key
        left join catalogue_attribute_options o on o.attribute_id = a.id and o.code = e.value) as option_labels,
      (select json_group_array(json_object('group', coalesce(vp.customer_group, ''), 'quantity', vp.quantity, 'amount', vp.amount,
          'percent', vp.percent)) from catalogue_variant_prices vp where vp.variant_id = v.id) as tiers,
      (select json_object('hash', m.hash, 'placeholder', m.placeholder, 'variants', m.variants, 'alt', pm.alt)
        from catalogue_product_media pm join core_media m on m.id = pm.media_id
        where pm.product_id = v.product_id and pm.kind = 'image' and (pm.variant_id is null or pm.variant_id = v.id)
        order by pm.variant_id is null, pm.position, pm.id limit 1) as image,
      case when p.type = 'bundle' and w.is_asked = 1 then
        (select json_group_array(json_object('id', bo.id, 'code', bo.code, 'label', bo.label, 'type', bo.type,
            'isRequired', bo.is_required) order by bo.position, bo.id)
          from catalogue_bundle_options bo where bo.product_id = p.id) end as bundle_options,
      case when p.type = 'bundle' and w.is_asked = 1 then
        (select json_group_array(json_object('option', pp.option_id, 'sku', pp.sku, 'quantity', pp.quantity,
            'isDefault', pp.is_default, 'isQuantityFree', pp.is_quantity_free) order by pp.position, pp.id)
          from catalogue_product_parts pp where pp.product_id = p.id and pp.option_id is not null) end as bundle_parts
    from wanted w join catalogue_variants v on v.id = w.id join catalogue_products p on p.id = v.product_id
    order by v.id;
update sales_carts set payment_code = ? where id = ?;
COMMIT;
pragma data_version;
select seq, topic, changed from core_changes where seq > ? order by seq;
select c.id, c.customer_id, c.channel, c.currency, c.purpose, c.coupon_code, c.billing, c.delivery,
  c.same_address, c.shipping_code, c.payment_code, c.email, c.comment, c.notices, c.version, l.line_key, l.variant_id,
  l.product_id, l.name, l.quantity, l.selection, l.seen_amount from sales_carts c left join sales_cart_lines l on l.cart_id = c.id where c.id = (select id from sales_carts where customer_id = ? and channel = ? and status = 'active') order by l.id;
with asked as (
      select v.id, v.product_id from catalogue_variants v where v.id in (select value from json_each(?)) or v.sku in (select value from json_each(?))
    ), wanted as (
      select a.id, max(a.is_asked) as is_asked, l.locale from (
        select id, 1 as is_asked from asked
        union all
        select pv.id, 0 from asked b
          join catalogue_product_parts pp on pp.product_id = b.product_id and pp.option_id is not null
          join catalogue_variants pv on pv.sku = pp.sku
      ) a cross join (select cast(? as text) as locale) l group by a.id, l.locale
    )
    select v.id, w.is_asked, v.product_id, v.sku, p.type, p.price_rule, p.parts_discount, p.tax_category, v.status,
      p.status as product_status, v.currency, v.price_amount, v.special_price_amount, v.special_from, v.special_to,
      v.weight, v.manage_stock, (select t.name from catalogue_product_translations t where t.product_id = v.product_id and t.name <> ''
        order by t.locale <> w.locale, t.locale <> 'fr_FR', t.locale limit 1) as name, (select t.slug from catalogue_product_translations t where t.product_id = v.product_id and t.slug <> ''
        order by t.locale <> w.locale, t.locale <> 'fr_FR', t.locale limit 1) as slug,
      coalesce((select sum(l.on_hand - l.reserved) from catalogue_stock_levels l
        join catalogue_inventory_sources s on s.id = l.source_id and s.status = 'active'
        where l.variant_id = v.id), 0) as available,
      (select json_group_array(json_object('code', e.value, 'label', o.label) order by a.position, a.id) from json_each(v.options) as e
        join catalogue_attributes a on a.code = e.key
        left join catalogue_attribute_options o on o.attribute_id = a.id and o.code = e.value) as option_labels,
      (select json_group_array(json_object('group', coalesce(vp.customer_group, ''), 'quantity', vp.quantity, 'amount', vp.amount,
          'percent', vp.percent)) from catalogue_variant_prices vp where vp.variant_id = v.id) as tiers,
      (select json_object('hash', m.hash, 'placeholder', m.placeholder, 'variants', m.variants, 'alt', pm.alt)
        from catalogue_product_media pm join core_media m on m.id = pm.media_id
        where pm.product_id = v.product_id and pm.kind = 'image' and (pm.variant_id is null or pm.variant_id = v.id)
        order by pm.variant_id is null, pm.position, pm.id limit 1) as image,
      case when p.type = 'bundle' and w.is_asked = 1 then
        (select json_group_array(json_object('id', bo.id, 'code', bo.code, 'label', bo.label, 'type', bo.type,
            'isRequired', bo.is_required) order by bo.position, bo.id)
          from catalogue_bundle_options bo where bo.product_id = p.id) end as bundle_options,
      case when p.type = 'bundle' and w.is_asked = 1 then
        (select json_group_array(json_object('option', pp.option_id, 'sku', pp.sku, 'quantity', pp.quantity,
            'isDefault', pp.is_default, 'isQuantityFree', pp.is_quantity_free) order by pp.position, pp.id)
          from catalogue_product_parts pp where pp.product_id = p.id and pp.option_id is not null) end as bundle_parts
    from wanted w join catalogue_variants v on v.id = w.id join catalogue_products p on p.id = v.product_id
    order by v.id;

-- place: 29
pragma data_version;
select a.id, a.email, a.password, a.first_name, a.last_name, a.kind, a.group_id, a.is_suspended,
  a.is_demo, a.session_epoch, a.locale, a.email_verified_at, a.vat_number
  from users_customers a join users_sign_ins s on s.customer_id = a.id and s.epoch = a.session_epoch
    where s.digest = ? and s.ends_at > ?;
select id, email, kind, first_name, last_name, coalesce(corporate_name, company) as company,
  registration_number, vat_number, phone, birth_date, group_id, locale, email_verified_at, is_suspended
  from users_customers where erased_at is null and id = ?;
BEGIN IMMEDIATE;
select body_hash, order_id from sales_idempotency_keys where scope = ? and owner = ? and key = ?;
update sales_carts set version = version + 1, updated_at = ?, notices = '[]' where customer_id = ? and channel = ? and status = 'active' returning id;
select c.id, c.customer_id, c.channel, c.currency, c.purpose, c.coupon_code, c.billing, c.delivery,
  c.same_address, c.shipping_code, c.payment_code, c.email, c.comment, c.notices, c.version, l.line_key, l.variant_id,
  l.product_id, l.name, l.quantity, l.selection, l.seen_amount from sales_carts c left join sales_cart_lines l on l.cart_id = c.id where c.id = ? order by l.id;
with asked as (
      select v.id, v.product_id from catalogue_variants v where v.id in (select value from json_each(?)) or v.sku in (select value from json_each(?))
    ), wanted as (
      select a.id, max(a.is_asked) as is_asked, l.locale from (
        select id, 1 as is_asked from asked
        union all
        select pv.id, 0 from asked b
          join catalogue_product_parts pp on pp.product_id = b.product_id and pp.option_id is not null
          join catalogue_variants pv on pv.sku = pp.sku
      ) a cross join (select cast(? as text) as locale) l group by a.id, l.locale
    )
    select v.id, w.is_asked, v.product_id, v.sku, p.type, p.price_rule, p.parts_discount, p.tax_category, v.status,
      p.status as product_status, v.currency, v.price_amount, v.special_price_amount, v.special_from, v.special_to,
      v.weight, v.manage_stock, (select t.name from catalogue_product_translations t where t.product_id = v.product_id and t.name <> ''
        order by t.locale <> w.locale, t.locale <> 'fr_FR', t.locale limit 1) as name, (select t.slug from catalogue_product_translations t where t.product_id = v.product_id and t.slug <> ''
        order by t.locale <> w.locale, t.locale <> 'fr_FR', t.locale limit 1) as slug,
      coalesce((select sum(l.on_hand - l.reserved) from catalogue_stock_levels l
        join catalogue_inventory_sources s on s.id = l.source_id and s.status = 'active'
        where l.variant_id = v.id), 0) as available,
      (select json_group_array(json_object('code', e.value, 'label', o.label) order by a.position, a.id) from json_each(v.options) as e
        join catalogue_attributes a on a.code = e.key
        left join catalogue_attribute_options o on o.attribute_id = a.id and o.code = e.value) as option_labels,
      (select json_group_array(json_object('group', coalesce(vp.customer_group, ''), 'quantity', vp.quantity, 'amount', vp.amount,
          'percent', vp.percent)) from catalogue_variant_prices vp where vp.variant_id = v.id) as tiers,
      (select json_object('hash', m.hash, 'placeholder', m.placeholder, 'variants', m.variants, 'alt', pm.alt)
        from catalogue_product_media pm join core_media m on m.id = pm.media_id
        where pm.product_id = v.product_id and pm.kind = 'image' and (pm.variant_id is null or pm.variant_id = v.id)
        order by pm.variant_id is null, pm.position, pm.id limit 1) as image,
      case when p.type = 'bundle' and w.is_asked = 1 then
        (select json_group_array(json_object('id', bo.id, 'code', bo.code, 'label', bo.label, 'type', bo.type,
            'isRequired', bo.is_required) order by bo.position, bo.id)
          from catalogue_bundle_options bo where bo.product_id = p.id) end as bundle_options,
      case when p.type = 'bundle' and w.is_asked = 1 then
        (select json_group_array(json_object('option', pp.option_id, 'sku', pp.sku, 'quantity', pp.quantity,
            'isDefault', pp.is_default, 'isQuantityFree', pp.is_quantity_free) order by pp.position, pp.id)
          from catalogue_product_parts pp where pp.product_id = p.id and pp.option_id is not null) end as bundle_parts
    from wanted w join catalogue_variants v on v.id = w.id join catalogue_products p on p.id = v.product_id
    order by v.id;
insert into sales_number_series (series, year, last) values (?, ?, 1)
     on conflict (series, year) do update set last = sales_number_series.last + 1 returning last;
select id, sku, manage_stock from catalogue_variants where id in (select value from json_each(?)) order by id;
with held as (select l.variant_id, l.source_id, l.on_hand, l.reserved
      from catalogue_stock_levels l where l.variant_id in (select value from json_each(?))
      order by l.variant_id, l.source_id)
select (select json_group_array(json_object('variant', held.variant_id, 'source', held.source_id, 'onHand', held.on_hand, 'reserved', held.reserved, 'priority', s.priority, 'status', s.status) order by held.variant_id, held.source_id) from held join catalogue_inventory_sources s on s.id = held.source_id) as list0;
update catalogue_stock_levels set reserved = reserved + r.quantity from (select value ->> 'variant' as variant, value ->> 'source' as source, value ->> 'quantity' as quantity from json_each(?)) as r
       where variant_id = r.variant and source_id = r.source and on_hand - reserved >= r.quantity
       returning variant_id;
insert into catalogue_stock_reservations
         (reference, variant_id, source_id, quantity, status, expires_at, created_at)
       select r.reference, r.variant, r.source, r.quantity, 'open', r.expires_at, r.now
       from (select value ->> 'variant' as variant, value ->> 'source' as source, value ->> 'quantity' as quantity, value ->> 'reference' as reference, value ->> 'expires_at' as expires_at, value ->> 'now' as now from json_each(?)) as r where true;
select distinct product_id as id from (select product_id from catalogue_variants where id in (select value from json_each(?)));
with touched as (select value as id from (select value from json_each(?)) as given
      union select p.product_id from catalogue_variants v join catalogue_product_parts p on p.sku = v.sku
        where v.product_id in (select value from json_each(?))
      union select product_id from catalogue_product_parts where sku in (select value from json_each(?))),
seen as (select id from touched
      union select v.product_id from touched t join catalogue_product_parts p on p.product_id = t.id
        join catalogue_variants v on v.sku = p.sku),
said as (
  select p.attributes as spoken from catalogue_products p where p.id in (select id from seen)
  union all select t.attributes from catalogue_product_translations t where t.product_id in (select id from seen)
  union all select v.options from catalogue_variants v where v.product_id in (select id from seen)),
borne as (select distinct a.id as attribute, code.value as code
    from said, json_each(said.spoken) e
    join catalogue_attributes a on a.code = e.key and a.type in ('select', 'multiselect', 'checkbox'),
    json_each(case e.type when 'array' then e.value else json_array(e.value) end) code)
select (select json_group_array(json_object('id', t.id) order by t.id) from touched t) as list0,
(select json_group_array(json_object('id', p.id, 'code', p.code, 'type', p.type, 'status', p.status, 'family', f.code, 'position', p.position, 'priceRule', p.price_rule, 'partsDiscount', p.parts_discount, 'createdAt', p.created_at, 'updatedAt', p.updated_at, 'optionAttributes', json(p.option_attributes), 'attributes', json(p.attributes)) order by p.id) from catalogue_products p join catalogue_families f on f.id = p.family_id where p.id in (select id from seen)) as list1,
(select json_group_array(json_object('product', t.product_id, 'locale', t.locale, 'name', t.name, 'slug', t.slug, 'description', t.description, 'metaTitle', t.meta_title, 'metaDescription', t.meta_description, 'attributes', json(t.attributes)) order by t.product_id, t.locale) from catalogue_product_translations t where t.product_id in (select id from seen)) as list2,
(select json_group_array(json_object('variant', vp.variant_id, 'group', coalesce(vp.customer_group, ''), 'quantity', vp.quantity, 'amount', vp.amount, 'percent', vp.percent) order by vp.variant_id, coalesce(vp.customer_group, ''), vp.quantity) from catalogue_variants v join catalogue_variant_prices vp on vp.variant_id = v.id where v.product_id in (select id from seen)) as list3,
(select json_group_array(json_object('product', pc.product_id, 'category', pc.category_id, 'kind', c.kind, 'status', c.status) order by pc.product_id, pc.position, pc.category_id) from catalogue_product_categories pc join catalogue_categories c on c.id = pc.category_id
        where pc.product_id in (select id from seen)) as list4,
(select json_group_array(json_object('product', pm.product_id, 'mediaId', pm.media_id, 'kind', pm.kind, 'alt', json(pm.alt), 'variantId', pm.variant_id, 'sku', v.sku) order by pm.product_id, pm.position, pm.id) from catalogue_product_media pm left join catalogue_variants v on v.id = pm.variant_id
        where pm.product_id in (select id from seen)) as list5,
(select json_group_array(json_object('id', v.id, 'product', v.product_id, 'sku', v.sku, 'barcode', v.barcode, 'status', v.status, 'currency', v.currency, 'price', v.price_amount, 'specialPrice', v.special_price_amount, 'specialFrom', v.special_from, 'specialTo', v.special_to, 'options', json(v.options), 'managesStock', v.manage_stock, 'onHand', coalesce((select sum(l.on_hand) from catalogue_stock_levels l
    join catalogue_inventory_sources s on s.id = l.source_id where l.variant_id = v.id), 0), 'available', coalesce((select sum(l.on_hand - l.reserved) from catalogue_stock_levels l
    join catalogue_inventory_sources s on s.id = l.source_id and s.status = 'active' where l.variant_id = v.id), 0)) order by v.product_id, v.position, v.id) from catalogue_variants v where v.product_id in (select id from seen)) as list6,
(select json_group_array(json_object('variant', h.variant_id, 'group', h.customer_group, 'amount', h.amount, 'isReduced', h.is_reduced, 'from', h.from_at, 'to', h.to_at) order by h.variant_id, h.from_at, h.id) from catalogue_variants v join catalogue_price_history h on h.variant_id = v.id
        where v.special_price_amount is not null and v.product_id in (select id from seen)) as list7,
(select json_group_array(json_object('product', k.product_id, 'kind', k.kind, 'linked', k.linked_id) order by k.product_id, k.kind, k.position, k.linked_id) from catalogue_product_links k where k.product_id in (select id from seen)) as list8,
(select json_group_array(json_object('id', o.id, 'product', o.product_id, 'code', o.code, 'label', json(o.label), 'type', o.type, 'isRequired', o.is_required) order by o.product_id, o.position) from catalogue_bundle_options o where o.product_id in (select id from seen)) as list9,
(select json_group_array(json_object('product', pp.product_id, 'option', pp.option_id, 'sku', pp.sku, 'quantity', pp.quantity, 'isDefault', pp.is_default, 'isQuantityFree', pp.is_quantity_free) order by pp.product_id, pp.position) from catalogue_product_parts pp where pp.product_id in (select id from seen)) as list10,
(select json_group_array(json_object('id', d.id, 'product', d.product_id, 'kind', d.kind, 'title', json(d.title), 'source', d.source, 'times', d.times, 'days', d.days, 'name', df.name) order by d.product_id, d.kind, d.position) from catalogue_downloads d left join catalogue_files df on df.hash = d.file_hash where d.product_id in (select id from seen)) as list11,
(select json_group_array(json_object('id', a.id, 'code', a.code, 'label', json(a.label), 'type', a.type, 'validation', a.validation, 'isFilterable', a.is_filterable, 'isSearchable', a.is_searchable, 'isInList', a.is_visible_in_list, 'isOnPage', a.is_visible_on_page, 'isPerLocale', a.value_per_locale, 'isSystem', a.is_system) order by a.position, a.id) from catalogue_attributes a) as list12,
(select json_group_array(json_object('attribute', o.attribute_id, 'code', o.code, 'label', json(o.label), 'swatch', o.swatch, 'position', o.position) order by o.id) from borne join catalogue_attribute_options o on o.attribute_id = borne.attribute and o.code = borne.code) as list13,
(select json_group_array(json_object('id', c.id, 'parentId', c.parent_id, 'kind', c.kind, 'locale', t.locale, 'name', t.name, 'slug', t.slug) order by c.id) from catalogue_categories c join catalogue_category_translations t on t.category_id = c.id
        where c.id in (select a.ancestor_id from catalogue_category_closure a
          join catalogue_product_categories pc on pc.category_id = a.descendant_id
          where pc.product_id in (select id from seen))) as list14,
(select json_group_array(json_object('id', m.id, 'hash', m.hash, 'name', m.name, 'format', m.format, 'width', m.width, 'height', m.height, 'bytes', m.bytes, 'placeholder', m.placeholder, 'variants', json(m.variants), 'createdAt', m.created_at) order by m.id) from core_media m where m.id in (select pm.media_id from catalogue_product_media pm
        where pm.product_id in (select id from seen))) as list15;
create temp trigger program_0_run instead of insert on program_0 begin insert into catalogue_product_rows (product_id, sku, name, name_key, words, image, status, type, family, variants, currency, price_amount, special_price_amount, on_hand, available, categories, updated_at) select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7, value ->> 8, value ->> 9, value ->> 10, value ->> 11, value ->> 12, value ->> 13, value ->> 14, value ->> 15, value ->> 16 from json_each(new.v0) where true on conflict (product_id) do update set sku = excluded.sku, name = excluded.name, name_key = excluded.name_key, words = excluded.words, image = excluded.image, status = excluded.status, type = excluded.type, family = excluded.family, variants = excluded.variants, currency = excluded.currency, price_amount = excluded.price_amount, special_price_amount = excluded.special_price_amount, on_hand = excluded.on_hand, available = excluded.available, categories = excluded.categories, updated_at = excluded.updated_at;
insert into catalogue_listings (product_id, channel, locale, slug, updated_at, card, page, links) select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7 from json_each(new.v1) where true on conflict (product_id, channel, locale) do update set slug = excluded.slug, updated_at = excluded.updated_at,
    card = excluded.card, page = excluded.page, links = excluded.links;
insert into catalogue_listing_keys (channel, product_id, position, created_at, names, facets) select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5 from json_each(new.v2) where true on conflict (channel, product_id) do update set position = excluded.position, created_at = excluded.created_at, names = excluded.names, facets = excluded.facets where catalogue_listing_keys.position is distinct from excluded.position or catalogue_listing_keys.created_at is distinct from excluded.created_at or catalogue_listing_keys.names is distinct from excluded.names or catalogue_listing_keys.facets is distinct from excluded.facets;
delete from catalogue_listing_prices where product_id in (select value from json_each(new.v3))
         and (product_id, channel, customer_group, currency) not in
           (select r.product, r.channel, r.customers, r.currency from (select value ->> 'product' as product, value ->> 'channel' as channel, value ->> 'customers' as customers, value ->> 'currency' as currency from json_each(new.v4)) as r);
insert into catalogue_listing_prices (product_id, channel, customer_group, currency, amount, regular_amount, lowest_amount, valid_until, card, page) select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7, value ->> 8, value ->> 9 from json_each(new.v5) where true on conflict (product_id, channel, customer_group, currency) do update set amount = excluded.amount, regular_amount = excluded.regular_amount, lowest_amount = excluded.lowest_amount, valid_until = excluded.valid_until, card = excluded.card, page = excluded.page where catalogue_listing_prices.amount is distinct from excluded.amount or catalogue_listing_prices.regular_amount is distinct from excluded.regular_amount or catalogue_listing_prices.lowest_amount is distinct from excluded.lowest_amount or catalogue_listing_prices.valid_until is distinct from excluded.valid_until or catalogue_listing_prices.card is distinct from excluded.card or catalogue_listing_prices.page is distinct from excluded.page;
delete from catalogue_listings where product_id in (select value from json_each(new.v6));
delete from catalogue_listing_keys where product_id in (select value from json_each(new.v7));
delete from catalogue_listing_prices where product_id in (select value from json_each(new.v8));
insert into core_search_kinds (kind) select value from json_each(new.v9) where true on conflict do nothing;
delete from core_search_fr_fr_fts where rowid in (
      select kinds.id * 1099511627776 + rows.value from core_search_kinds kinds, json_each(new.v10) rows where kinds.kind = new.v11);
insert into core_search_fr_fr_fts (rowid, name, body) select kinds.id * 1099511627776 + (r.value ->> 1), r.value ->> 2, r.value ->> 3
     from json_each(new.v12) r join core_search_kinds kinds on kinds.kind = r.value ->> 0;
delete from core_search_en_gb_fts where rowid in (
      select kinds.id * 1099511627776 + rows.value from core_search_kinds kinds, json_each(new.v13) rows where kinds.kind = new.v14);
insert into core_search_en_gb_fts (rowid, name, body) select kinds.id * 1099511627776 + (r.value ->> 1), r.value ->> 2, r.value ->> 3
     from json_each(new.v15) r join core_search_kinds kinds on kinds.kind = r.value ->> 0;
delete from core_search_fr_fr_fts where rowid in (
      select kinds.id * 1099511627776 + rows.value from core_search_kinds kinds, json_each(new.v16) rows where kinds.kind = new.v17);
delete from core_search_en_gb_fts where rowid in (
      select kinds.id * 1099511627776 + rows.value from core_search_kinds kinds, json_each(new.v18) rows where kinds.kind = new.v19);
insert into core_changes (topic, changed)
   select 'core.search_words', json_group_array((r.value ->> 0) || ' ' || (r.value ->> 1)) from json_each(new.v20) r
   where not exists (select 1 from core_search_words w where w.locale = r.value ->> 0 and w.word = r.value ->> 1)
   having count(*) > 0;
insert into core_search_words (locale, word) select value ->> 0, value ->> 1 from json_each(new.v21) where true
   on conflict do nothing;
insert into core_audit_entries (occurred_at, subject, subject_id, action, changes, channel, actor_kind, actor_id, actor_name, request_id) select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7, value ->> 8, value ->> 9 from json_each(new.v22) where true ;
insert into core_events (id, name, subject, payload, occurred_at, state, due_at) select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6 from json_each(new.v23) where true ;
insert into core_changes (topic, changed) select value ->> 0, value ->> 1 from json_each(new.v24) where true ; end;
insert into temp.program_0 (v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17, v18, v19, v20, v21, v22, v23, v24) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);
insert into sales_orders (number, cart_id, customer_id, channel, locale, state, email, customer_name, customer, billing, delivery, currency, base_currency, exchange_rate, subtotal_amount, discount_amount, goods_amount, shipping_amount, net_amount, tax_amount, total_amount, base_subtotal_amount, base_discount_amount, base_goods_amount, base_shipping_amount, base_net_amount, base_tax_amount, base_total_amount, shipping, payment_code, payment_title, coupon_code, comment, shows_net, declarations, placed_at, created_at, updated_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) returning id;
create temp trigger program_1_run instead of insert on program_1 begin insert into sales_order_lines (order_id, position, parent_position, variant_id, product_id, sku, name, detail, selection, ships, weight, quantity, unit_amount, regular_amount, gross_amount, discount_amount, total_amount, net_amount, tax_amount, base_total_amount, base_net_amount, base_tax_amount, tax_rate, tax_category) select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7, value ->> 8, value ->> 9, value ->> 10, value ->> 11, value ->> 12, value ->> 13, value ->> 14, value ->> 15, value ->> 16, value ->> 17, value ->> 18, value ->> 19, value ->> 20, value ->> 21, value ->> 22, value ->> 23 from json_each(new.v0) where true ;
insert into sales_order_taxes (order_id, position, tax_rate, net_amount, tax_amount, gross_amount) select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5 from json_each(new.v1) where true ;
insert into sales_order_discounts (order_id, position, source, label, coupon_code, amount) select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5 from json_each(new.v2) where true ;
insert into sales_order_history (order_id, kind, state_from, state_to, text, details, is_told, once, actor_kind, actor_id, actor_name, created_at) select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7, value ->> 8, value ->> 9, value ->> 10, value ->> 11 from json_each(new.v3) where true ;
insert into sales_payments (order_id, attempt, token, method, state, amount, currency, created_at, updated_at) select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7, value ->> 8 from json_each(new.v4) where true ;
insert into sales_idempotency_keys (scope, owner, key, body_hash, order_id, created_at) select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5 from json_each(new.v5) where true ;
update sales_carts set status = 'ordered', token_hash = null, updated_at = new.v6 where id = new.v7;
insert into core_events (id, name, subject, payload, occurred_at, state, due_at) select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6 from json_each(new.v8) where true ; end;
insert into temp.program_1 (v0, v1, v2, v3, v4, v5, v6, v7, v8) values (?, ?, ?, ?, ?, ?, ?, ?, ?);
COMMIT;
pragma data_version;
select seq, topic, changed from core_changes where seq > ? order by seq;
select o.id, o.number, o.state, o.total_amount, o.currency, o.locale, o.channel, o.email, p.id as payment_id,
    p.attempt, p.token, p.method, p.amount, p.state as payment_state, p.beginning
  from sales_orders o left join sales_payments p on p.order_id = o.id where o.id = ?
  order by p.attempt desc limit 1;
BEGIN IMMEDIATE;
update sales_payments set state = 'pending', beginning = ?, updated_at = ? where id = ? and state = 'begun';
COMMIT;
pragma data_version;
select seq, topic, changed from core_changes where seq > ? order by seq;
