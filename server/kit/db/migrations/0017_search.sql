-- Search by title. `words` holds a title's words as a search compares them (shared/text/searchWords.ts has the rule in
-- TypeScript, and a test compares the two): without case and accents, each behind the last eight digits of its owner's
-- id, so that a search reads of the one index only what is its own person's. What case and accents are is written out,
-- since a database's own functions answer by its locale.
alter table tasks add column words tsvector generated always as (
  array_to_tsvector(array_remove(string_to_array(
    right(user_id::text, 8) || replace(
      regexp_replace(
        regexp_replace(
          case
            when octet_length(title) = char_length(title) then lower(title collate "C")
            else lower(
              replace(replace(replace(replace(replace(replace(replace(
                translate(
                  regexp_replace(normalize(title, NFKD) collate "C", '[\u0300-\u036f\ufe00-\ufe0f]', '', 'g'),
                  'ØøĐđÐðĦħŁłıŦŧςΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖ',
                  'ooddddhhllittσαβγδεζηθικλμνξοπρστυφχψωђєѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэюяաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆ'
                ), 'ß', 'ss'), 'Æ', 'ae'), 'æ', 'ae'), 'Œ', 'oe'), 'œ', 'oe'), 'Þ', 'th'), 'þ', 'th'))
          end,
          '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f\u3000-\u303f]+', ' ', 'g'),
        '([^ ]{100})[^ ]+', '\1', 'g'),
      ' ', ' ' || right(user_id::text, 8)),
    ' '), right(user_id::text, 8)))
) stored;
create index tasks_by_word on tasks using gin (words) with (gin_pending_list_limit = 128);

-- The order of what a search finds: the plan's date, or else the day on which the task was made.
create index tasks_by_day on tasks (user_id, (coalesce(scheduled_date, (created_at at time zone 'UTC')::date)), id);
