-- The yardstick of POST /v1/gameplays: what one play changes, as plain statements, one per row, run by pgbench with
-- prepared statements. Frozen: a faster server is measured against this file as it stands.
-- Ids come from sequences, in order, as UUIDv7 would. -D users, games: how many of each the fill made.
-- Literals hold no colon followed by a letter: pgbench would take it for a variable.
\set user random(1, :users)
\set game random(1, :games)
\set shard random(0, 15)
select t.id, t.user_id, r.role from access_tokens t
  join refresh_families f on f.id = t.family_id and f.revoked_at is null
  join users u on u.id = t.user_id and u.status = 'active'
  left join user_roles r on r.user_id = t.user_id
  where t.hash = encode(sha256(convert_to('at_' || lpad(:user::text, 43, '0'), 'utf8')), 'hex') and t.expires_at > 0;
begin;
insert into idempotency_keys (principal, method, path, key, body_hash, created_at)
  values (lpad(:user::text, 32, '0'), 'POST', '/v1/gameplays', 'key-' || nextval('bench_keys'), repeat('0', 64), 1);
select id, game_type, correct_answer, creator_id, is_private, is_ad, state, start_time, last_join_time, end_time
  from games where id = ('00000000-0000-7000-8000-' || lpad(:game::text, 12, '0'))::uuid and deleted_at is null;
select side, sum(votes) from game_votes where game_id = ('00000000-0000-7000-8000-' || lpad(:game::text, 12, '0'))::uuid group by side;
insert into game_plays (id, game_id, user_id, state, side, ticket_type, quantity, matched_count, distributor_id, points, correct, context, created_at)
  values (('00000000-0000-7000-8000-' || lpad(nextval('bench_plays')::text, 12, '0'))::uuid, ('00000000-0000-7000-8000-' || lpad(:game::text, 12, '0'))::uuid, ('00000000-0000-7000-8000-' || lpad(:user::text, 12, '0'))::uuid,
    'matched', 'A', 'free', 1, 1, 'default', 20, true, '{}', 1) on conflict (game_id, user_id) do nothing;
insert into game_votes (game_id, side, shard, votes) values (('00000000-0000-7000-8000-' || lpad(:game::text, 12, '0'))::uuid, 'A', :shard, 1)
  on conflict (game_id, side, shard) do update set votes = game_votes.votes + 1;
insert into play_days (user_id, day, earned_points, plays) values (('00000000-0000-7000-8000-' || lpad(:user::text, 12, '0'))::uuid, '2026-01-01', 20, 1)
  on conflict (user_id, day) do update set earned_points = play_days.earned_points + 20, plays = play_days.plays + 1;
insert into ledger_transactions (id, key, type, reference, user_id, created_at)
  values (('00000000-0000-7000-8000-' || lpad(nextval('bench_transactions')::text, 12, '0'))::uuid, 'play-' || currval('bench_plays'), 'game_played',
    currval('bench_plays')::text, ('00000000-0000-7000-8000-' || lpad(:user::text, 12, '0'))::uuid, 1);
insert into ledger_transactions (id, key, type, source, reference, user_id, created_at)
  values (('00000000-0000-7000-8000-' || lpad(nextval('bench_transactions')::text, 12, '0'))::uuid, 'pts-game_played-' || currval('bench_plays'),
    'game_played', 'game_played', currval('bench_plays')::text, ('00000000-0000-7000-8000-' || lpad(:user::text, 12, '0'))::uuid, 1);
insert into ledger_accounts (id, user_id, currency, balance)
  values ('user-' || ('00000000-0000-7000-8000-' || lpad(:user::text, 12, '0'))::uuid || '-point', ('00000000-0000-7000-8000-' || lpad(:user::text, 12, '0'))::uuid, 'point', 20)
  on conflict (id) do update set balance = ledger_accounts.balance + 20;
insert into ledger_postings (transaction_id, account_id, currency, amount, created_at)
  values (('00000000-0000-7000-8000-' || lpad(currval('bench_transactions')::text, 12, '0'))::uuid, 'issuance-point', 'point', -20, 1);
insert into ledger_postings (transaction_id, account_id, currency, amount, balance_after, created_at)
  values (('00000000-0000-7000-8000-' || lpad(currval('bench_transactions')::text, 12, '0'))::uuid, 'user-' || ('00000000-0000-7000-8000-' || lpad(:user::text, 12, '0'))::uuid || '-point', 'point', 20, 20, 1);
insert into leaderboard_entries (leaderboard_id, user_id, points, reached_at)
  values (('00000000-0000-7000-8000-' || lpad('1', 12, '0'))::uuid, ('00000000-0000-7000-8000-' || lpad(:user::text, 12, '0'))::uuid, 20, 1)
  on conflict (leaderboard_id, user_id) do update set points = leaderboard_entries.points + 20, reached_at = 1;
update idempotency_keys set status = 201, response = repeat('x', 600)
  where principal = lpad(:user::text, 32, '0') and method = 'POST' and path = '/v1/gameplays'
    and key = 'key-' || currval('bench_keys');
commit;
