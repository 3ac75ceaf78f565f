/** Generated from the messages of all modules: the arguments of each message, by section and key. */
export interface MessageArguments {
  'accounts.mails.email_changed': {
    subject: 'brandName'
    preview: never
    heading: never
    body: never
    note: never
    ignore: never
    why: 'brandName'
  }
  'accounts.mails.payout_email_changed': {
    subject: 'brandName'
    preview: never
    heading: never
    body: 'payoutEmail'
    note: never
    ignore: never
    why: 'brandName'
  }
  'accounts.mails.payout_pin': {
    subject: 'brandName'
    preview: 'payoutPinMs'
    heading: never
    body: never
    note: 'payoutPinMs'
    ignore: never
    why: 'brandName'
  }
  'achievements.streak_3': { name: never; description: never }
  'achievements.streak_5': { name: never; description: never }
  'achievements.streak_10': { name: never; description: never }
  'auth.mails.account_cleared': {
    subject: 'brandName'
    preview: never
    heading: never
    body: never
    note: never
    ignore: never
    why: 'brandName'
  }
  'auth.mails.invite': {
    subject: 'brandName'
    preview: never
    heading: never
    body: 'brandName'
    permissions: 'roles'
    button: never
    note: 'inviteMs'
    ignore: never
    why: 'brandName'
  }
  'auth.mails.invite.roles': { creator: never; admin: never }
  'auth.mails.reset_password': {
    subject: 'brandName'
    preview: 'resetPasswordMs'
    heading: never
    body: never
    button: never
    note: 'resetPasswordMs'
    ignore: never
    why: 'brandName'
  }
  'auth.mails.set_password': {
    subject: 'brandName'
    preview: never
    heading: never
    body: never
    button: never
    note: 'setPasswordMs'
    ignore: never
    why: 'brandName'
  }
  'auth.mails.verify_email': {
    subject: 'brandName'
    preview: never
    heading: 'username'
    body: never
    button: never
    note: 'verifyEmailMs'
    ignore: never
    why: 'brandName'
  }
  'auth.provider_off': { title: never; text: never; way: never }
  'demo.account': { title: never; note: 'name'; email: never; goOn: never; leave: never }
  'legal.page': { contents: never; documents: never; languages: never }
  'notifications.game_won': { title: never; body: 'amount' | 'question' }
  'notifications.game_lost': { title: never; body: 'question' }
  'notifications.result_changed': { title: never; body: 'amount' | 'question' }
  'notifications.game_canceled': { title: never; body: 'amount' | 'question' }
  'notifications.tickets_refunded': { title: never; body: 'amount' | 'question' }
  'notifications.tickets_of_a_tie': { title: never; body: 'amount' | 'question' }
  'notifications.gray_converted': { title: never; body: 'amount' }
  'notifications.achievement': { title: never; body: 'amount' }
  'notifications.promotion': { title: never; body: 'amount' }
  'notifications.demotion': { title: never; body: never }
  'notifications.prize_won': { title: never; body: never }
  'notifications.prize_alternate': { title: never; body: never }
  'notifications.declaration_missing': { title: never; body: 'question' }
  'pages.first_question': { answers: never; no_host: never; no_script: never }
  'pages.share': { description: 'sideA' | 'sideB' }
  'pages.shared_article': { lede: 'site'; way: never }
  'pages.challenge': { title: 'day' | 'score' | 'size'; description: never }
  'pages.visit': {
    title: 'judged' | 'results' | 'right'
    description: 'results' | 'withCrowd'
    games: 'results'
    right: 'judged' | 'right'
    crowd: 'results' | 'withCrowd'
  }
  'pages.pick_side': { description: 'side' }
  'pages.pick_right': { description: never }
  'pages.pick_wrong': { description: never }
  'pages.embed_check': {
    title: never
    lede: never
    snippet: never
    snippet_hint: never
    address: never
    headers: never
    headers_hint: never
    check: never
    fine: never
    found: never
    error: never
    warning: never
    build: never
  }
  'pages.embed_findings': {
    bad_address: 'value'
    no_container: never
    no_loader: 'value'
    no_id: 'value'
    unknown_widget: 'value'
    site_refused: 'value'
    script_blocked: 'value'
    frame_blocked: 'value'
    sandboxed: never
    hidden: never
    narrow: 'value'
    unknown_attribute: 'value'
    odd_value: 'value'
    other_frame: never
    embedder_policy: 'value'
    rights_denied: 'value'
    site_unknown: 'value'
    script_inert: 'value'
    opens_nothing: never
    trusted_types: 'value'
    hash_of_newest: never
    in_noscript: 'value'
    wrong_hash: 'value'
    no_crossorigin: never
  }
  'pages.embed_build': {
    title: never
    lede: never
    widget: never
    widget_hint: never
    usual: never
    more: never
    frame: never
    frame_hint: never
    build: never
    line: never
    copy: never
    copied: never
    not_copied: never
    rule: never
    rule_hint: never
    preview: never
    preview_hint: never
    phone: never
    desk: never
    play: never
    story: never
    story_first: never
    story_second: never
    story_third: never
  }
  'pages.embed_options': {
    widget: never
    game: never
    mode: never
    flavour: never
    lang: never
    startDocked: never
    eager: never
    mini: never
    muted: never
    colorScheme: never
    signUpPrompts: never
    ads: never
    analyticsBridge: never
    hidden: never
    utmSource: never
    utmMedium: never
    utmCampaign: never
    utmTerm: never
    utmContent: never
    targetUrl: never
    maxWidth: never
    query: never
  }
  'pages.fair': {
    title: never
    lede: never
    checking: never
    parts: never
    part_seed: never
    part_list: never
    part_beacon: never
    part_winners: never
    part_alternates: never
    commitment: never
    committed_at: never
    commitments: never
    seed: never
    list: never
    randomness: never
    entries: never
    winners: never
    trust: never
    own: never
    own_hint: never
    number: never
    find: never
    file: never
  }
  'pages.fair_verdicts': {
    agrees: never
    disagrees: never
    not_yet: never
    not_found: never
    offline: never
    own_found: never
    own_place: never
    own_none: never
  }
  'prizes.mails.prize_won': {
    subject: 'brandName' | 'prize'
    preview: 'confirmBefore'
    heading: never
    body: 'confirmBefore' | 'prize'
    button: never
    note: never
    why: 'brandName'
  }
  'shared.mails': { help: never; address: never }
  'shared.notices.not_found': { title: never; text: never; way: never }
  'shared.notices.no_widget': { title: never; text: never; way: never }
  'shared.notices.refused': { title: never; text: never; way: never }
  'shared.notices.too_many': { title: never; text: never; way: never }
  'shared.notices.unavailable': { title: never; text: never; way: never }
  'shared.notices.failed': { title: never; text: never; way: never }
}
