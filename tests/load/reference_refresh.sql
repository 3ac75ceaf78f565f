-- The yardstick of POST /auth/refresh: what one refresh reads and changes, as plain statements, run by pgbench with
-- prepared statements. Frozen: a faster server is measured against this file as it stands.
-- -D users: how many sessions the fill made, each with one refresh token.
\set user random(1, :users)
select t.id, t.expires_at, t.rotated_at, t.family_id, f.user_id, f.expires_at, f.revoked_at
  from refresh_tokens t join refresh_families f on f.id = t.family_id
  where t.hash = encode(sha256(convert_to('rt_' || lpad(:user::text, 43, '0'), 'utf8')), 'hex');
begin;
update refresh_tokens set rotated_at = 1 where id = ('00000000-0000-7000-8000-' || lpad(:user::text, 12, '0'))::uuid returning id;
delete from access_tokens where family_id = ('00000000-0000-7000-8000-' || lpad(:user::text, 12, '0'))::uuid and expires_at <= 1;
select * from users where id = ('00000000-0000-7000-8000-' || lpad(:user::text, 12, '0'))::uuid;
select role from user_roles where user_id = ('00000000-0000-7000-8000-' || lpad(:user::text, 12, '0'))::uuid order by role;
insert into refresh_tokens (id, family_id, hash, created_at, expires_at)
  values (gen_random_uuid(), ('00000000-0000-7000-8000-' || lpad(:user::text, 12, '0'))::uuid, md5(random()::text) || md5(random()::text), 1, 9);
insert into access_tokens (id, user_id, family_id, hash, created_at, expires_at)
  values (gen_random_uuid(), ('00000000-0000-7000-8000-' || lpad(:user::text, 12, '0'))::uuid, ('00000000-0000-7000-8000-' || lpad(:user::text, 12, '0'))::uuid,
    md5(random()::text) || md5(random()::text), 1, 9);
commit;
