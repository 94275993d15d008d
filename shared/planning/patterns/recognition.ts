import { patternOfDeed } from './deeds.ts'
import type { PatternKey } from './keys.ts'

/** By which words the kind of a goal is recognised, in lower case; the first pattern that fits is taken. */
const RECOGNITION: readonly (readonly [key: PatternKey, words: RegExp])[] = [
  [
    'behaviour',
    /\b(?:make|find|meet) (?:\w+ )?(?:more |new |some |good )*(?:friends|people|a (?:partner|girlfriend|boyfriend))\b|^(?:be|become|feel|get|act|grow|stay) (?:(?:a|an|the|more|much|less|so|really|better|good|great|kinder|calmer|braver) )*(?:patient|kind(?:er)?|calm(?:er)?|braver?|nicer?|friendl(?:y|ier)|confident|assertive|present|grateful|thankful|positive|optimistic|social|sociable|outgoing|punctual|on time|shy|jealous|angry|honest|generous|attentive|disciplined|self[- ]confident|father|mother|dad|mum|mom|parent|friend|partner|husband|wife|listener|boss|neighbou?r|son|daughter|brother|sister|grandparent|(?<!morning )person|manager|leader|colleague)\b(?! (?:swimmer|speaker|driver|runner|cook|writer|rider|skier|climber|dancer|singer|player))|^(?:(?:learn to )?(?:love|trust|accept|forgive|respect) myself\b|get out of my comfort zone|(?:overcome|conquer|face|get over|beat|lose) (?:my |the )?(?:fears? (?:of|about)(?! (?:public )?speak)|shyness)|step out of my comfort zone|(?:learn to )?understand (?:my|our) (?:\w+ )?(?:dad|father|mum|mom|mother|parents?|wife|husband|partner|girlfriend|boyfriend|sister|brother|siblings|son|daughter|kids?|children|teenagers?|boss|colleagues?|team|in-laws|friends?)\b|get (?:on|along)(?: better| well)? with\b|(?:be|get) (?:closer|nicer|kinder) to\b|get to know (?:my |our |the |new |more )+(?:neighbours?|neighbors?|people|colleagues|classmates|in-laws|family)\b|live (?:zero waste|sustainably|greener|more \w+|simply|slower)|(?:learn (?:how )?to )?say no\b|speak up\b|set boundaries|go out more|stand up for myself|trust myself|control my (?:temper|anger)|(?:improve|strengthen|save) (?:my|our) (?:marriage|relationship|friendship)|(?:work on|build(?: up)?|boost|improve|gain) (?:my |more |some )?(?:temper|(?:self[- ]?)?confidence|self[- ]esteem|marriage|relationship))/,
  ],
  [
    'general',
    /^(?:go to )?(?:an?|one) (?:\w+ )?class$|^(?:learn (?:how )?to )?(?:fix(?: up)?|repair|service|maintain|clean|wash|tune up|paint) (?:my|the|our|an?) (?:\w+ ){0,2}(?:bikes?|bicycles?|cars?|motorbikes?)\b|^(?:win|ace|compete (?:in|at)|take part in|enter|do well (?:in|at)|prepare for|get ready for|train for) .*\b(?:pub quiz|quiz (?:night|show)|hackathon|talent show|game jam|spelling bee|olympiad|bake[- ]?off)\b|^(?:swap|trade in)\b|\b(?:plastic|waste|paper|car)[- ]free\b|^get (?:(?:\d+|more|enough|my first) )+(?:people|users|members|students|participants|sign-?ups|readers|patients)\b|^(?:move|migrate|switch|change) to (?:linux|windows|mac(?:os)?|android|an? (?:iphone|mac|new (?:phone|laptop|computer|bank|provider|host|server)))\b|^teach (?!myself|yourself|me\b)|^(?:watch|listen to|attend) (?:an? |one |\d+ |some |more |the )?(?:ted |new )?(?:talks?|lectures?|speech(?:es)?)\b|^(?:settle|ease|get settled|onboard) (?:\w+ ){0,3}(?:job|role|position|team|school|company)\b|^(?:start|begin|succeed|do well|prepare for|get ready for|be good|get off to a good start|find my feet) (?:at |in |with )?(?:my|the|a) new (?:job|role|position)\b|\b(?:survive|master|plan|ace) my (?:first \d+ days|first (?:weeks?|months?)|probation(?:ary period)?)\b|^(?:quit|leave|stop) (?:my |the )?(?:day )?(?:job|work|company|career)\b|^(?:visit|travel|tour|explore|see (?:the|all|every))\b|^(?:open|close) (?:an? |my |our |the )(?:\w+ )?(?:(?:bank|savings|current|checking) )?accounts?\b|^make (?:my |our |the |some |a )*(?:\w+ )?(?:cookies|biscuits|gingerbread|sourdough|bread|jam|chutney|marmalade|pasta|ice cream|pizza|wine|beer|cider|mead|cheese)$|^make (?:partner|the team)\b|^set up (?:my|the|our) (?:new )?(?:phone|laptop|computer|printer|tv|router|tablet|watch)\b|^(?:become|train (?:as|to be(?:come)?)|qualify as) an? (?:\w+ ){0,2}(?:teacher|instructor|guide|lifeguard|translator|therapist)\b|^(?:overcome|conquer|face|get over|beat|lose|cure) (?:my |the |a )?(?:phobia|social anxiety|stage fright|panic attacks)\b|^(?:get|apply for) .*\bcitizenship$|^(?:get|have) (?:my|our|the|his|her) .{1,40}\bcertified\b|^(?:write|make|draw up) (?:my|our|a) (?:own )?will\b|^make (?:my|the|our) beds?\b|^(?:pot(?:ty)?|house|toilet|crate|leash)[- ]?train\b|^(?:train|coach|tutor|help|get|stop) (?:my|our|the) (?:\w+ ){0,2}?(?:dogs?|pupp(?:y|ies)|kittens?|horse|kids?|child(?:ren)?|sons?|daughters?|toddlers?|nephew|niece|grand(?:son|daughter|child(?:ren)?))\b|^(?:buy|sell|rent|rent out) (?:my |our |the |a |an )?(?:\w+ )?(?:house|home|flat|apartment|car|van|land)\b|^(?:join|start|found|set up) (?:an? |the |my |our )?(?:\w+ )?(?:book club|support group|choir|orchestra|theatre group|drama group)\b|^run for (?:\w+ ){0,3}(?:office|mayor|council|president|chair|parliament|congress|board|senate|governor|captain)\b|^write (?:to |\d+ (?:letters?|cards?|postcards)\b|(?:a |my |some |thank[- ]you |birthday |christmas |xmas |holiday |wedding |greeting )*(?:letters?|cards?|emails?)\b)/,
  ],
  [
    'general',
    /\bschool runs?\b|^(?:make|set up|create|plan) (?:an? |my |our )(?:\w+ )?budget\b|^set up (?:an? |my |our )(?:home |small )?(?:office|gym|workshop|nursery|room|workspace|desk)\b|^(?:exercise (?:my|our) (?:rights?|vote)|lift the (?:mood|spirits|ban)|strengthen (?:my|our|the) (?!core|back|body|legs|arms|knees?|abs|ankles?|glutes|shoulders?|muscles?|grip|pelvic|lower|upper)|stretch (?:my|our|the) (?:budget|money)|cycle through\b|draw (?:attention|up|a line|conclusions)\b|write off\b|read the (?:meter|room)\b|save (?:the|our) (?:planet|world|bees|whales?|rainforest|climate|forest)\b|run (?:errands|an? (?:\w+ )?(?:book club|choir|band|meetup|support group|shop|blog|podcast)\b|the (?:numbers|house(?:hold)?|office|team|company|shop|business|show|meeting|farm)|(?:my|our|an?) (?:own )?(?:\w+ )?(?:business|company|shop|store|team|household|campaign|farm|restaurant))\b)/,
  ],
  [
    'skill',
    /^(?:memori[sz]e|recite)\b(?!.*\b(?:kanji|hanzi|hangul|hiragana|katakana|vocab(?:ulary)?|(?:french|spanish|german|italian|portuguese|dutch|korean|japanese|chinese|arabic|russian|polish|turkish|latin|greek) (?:words|verbs|phrases))\b)|\b(?:cartwheels?|backflips?|somersaults?)\b|^learn (?:my|the) (?:lines|part|script|role)\b|^learn (?:how )?to (?:ride a (?:bike|bicycle)|cycle)\b|^(?:try|cook) (?:\w+ )?(?:new|more|other|different) recipes\b|^(?:to )?(?:(?:learn(?:ing)?|practi[sc](?:e|ing)|start|get (?:better|good) at) (?:how )?(?:to )?)(?:cook(?:ing)?|bak(?:e|ing)|make\b(?!.*\b(?:apps?|websites?|games?|films?|videos?|music|friends|time|money|dress|furniture)\b))\b|^(?:to )?(?:finally )?learn(?:ing)? (?:how )?(?:to )?(?:swim(?:ming)?(?! (?:\d|faster|butterfly|front|longer))|sew|knit|crochet)\b(?! well| better)(?!.*\b(?:make|dress|sweater|quilt)\b)|\blearn\b.*\b(?:by heart|morse code)\b|^(?:to )?learn (?:all |the )+(?:\w+ )?(?:capitals|countries|flags|states|presidents|kings|bones|constellations|periodic table|times tables|elements|stations|digits)\b/,
  ],
  [
    'quit',
    /^(?:(?:put |turn |switch )?(?:my |the |our )?(?:phones?|screens?|laptops?|tv|devices) (?:away|off|down)\b|(?:to )?(?:quit|stop|ditch|skip(?! rope)|leave (?:social media|facebook|instagram|tiktok|twitter|whatsapp)|stay off|keep off|stay away from|cut(?:ting)? (?:(?:all|added) )?(?:sugar|alcohol|caffeine|coffee|carbs|dairy|gluten|meat)\b|give up|giving up|cut(?:ting)? (?:out|down|back)|no (?:work |more )?(?:e-?mails?|slack|overtime)\b(?!.*,)|kick|break free)\b|break (?:[a-z-]+ ){0,3}(?:habits?|addictions?|dependence|cycle)\b|(?:drink|smoke|watch|drive|spend|scroll|snack|complain|shop|vape|swear|gossip|worry) less\b|^(?:do|work|buy|order) less\b|no more \w|(?:get|come|go) off (?:the |my |all )?(?:social media|facebook|instagram|tiktok|twitter|reddit|youtube|cigarettes|nicotine|sugar|caffeine|alcohol|weed|drugs|vapes?)\b|(?:(?:do|go) )?(?:\d+ )?(?:alcohol|sugar|meat|smoke|phone|screen)[- ]free\b|(?:(?:do|have|try) )?(?:a )?no[- ](?:spend|buy)\b|(?:drink|eat) only\b|(?:(?:get|go|stay|live|be) )?(?:\d+ days )?without (?:any )?(?:alcohol|sugar|smoking|coffee|caffeine|meat|social media|a drink|cigarettes?)\b|(?:go|live|last|survive) (?:(?:for|an?|one|two|three|the|whole|entire|full|\d+) )*(?:(?:day|week|weekend|month|year)s? )?without\b|(?:no|less|zero|without|never) (?:(?:added|refined|hard|diet) )?(?:sugar|alcohol|drinking|smoking|cigarettes?|vaping|coffee|caffeine|meat|phones?|screens?|social media|instagram|tiktok|facebook|twitter|youtube|netflix|tv|television|junk food|fast food|sweets?|candy|snacks?|snacking|chocolate|soda|soft drinks|carbs|bread|dairy|gluten|weed|cannabis|gambling|gaming|video games|swearing|shopping|internet|wifi|laptop|smartphone|take-?outs?|take-?aways?|deliveroo|uber ?eats|beers?|wine|spirits|cocktails|desserts?|puddings?|biscuits|cookies|cakes?|pastries|crisps|pizza|burgers|coke|fizzy drinks|dating apps?|tinder|reddit|snapchat|lottery|nail biting|news|energy drinks?)\b|(?:do |a |the )*(?:dry (?:jan(?:uary)?|july)|sober (?:october|september))\b|avoid\b|(?:take|have) an? (?:[a-z]+ )?break from (?!work|my job|studying|training)\w|(?:read|watch|use|check|scroll|shop|play|swear|worry|complain|snack|smoke|procrastinate)\b.{1,40}\bless$|(?:be|spend) (?:much |a lot )?less .*(?:phone|screens?|tv|internet|social media|instagram|tiktok|youtube|couch)|(?:be on|use) (?:my |the )?(?:phone|tv|internet|social media|instagram|tiktok|youtube) less\b|(?:never|don'?t|do not) (?:skip|miss|forget|eat|drink|smoke|snack|scroll|vape|check|look|buy|order|swear|complain|gamble|watch|use|spend|bite|procrastinate)\b|(?:drink|eat|have|buy|use|watch) no [a-z]|(?:i )?don'?t want to .{1,60}any ?more|(?:i |we )?(?:don'?t|do not) (?:want to|wanna) (?:eat|drink|smoke|snack|scroll|vape|check|buy|order|shop|gamble|swear|procrastinate|binge|bite)\b|no (?:spending|buying|shopping|ordering|eating|snacking|drinking|smoking|vaping|scrolling|gambling|gaming|swearing|complaining|gossiping)\b)/,
  ],
  [
    'debt',
    /^(?:(?:i|we) )?(?:still )?ow(?:e|ing) (?:[a-z'’-]+ ){0,3}[€$£]?\d|\bpay (?:him|her|them|it|that) (?:back|off)\b|\b(?:pay(?:ing)? (?:[€$£¥]?\d[\d.,]*k? )?(?:off|back|down)|debts?|debt[- ]free|clear my (?:loan|card|balance)|credit card|student loans?|(?:store|charge) card|clean(?:ing)? up my (?:credit|debts?)|overdraft|repay|pay(?:ing)? .{0,40}\b(?:on|off|towards?) (?:my |the |our )?(?:\w+ )?(?:loan|mortgage))\b/,
  ],
  [
    'savings',
    /\b(?:sav(?:e|ing) (?:up|money|for|some|more|enough|[$€£¥]?\d[\d.,]*k?)|save (?!(?:my|our|the) (?:marriage|relationship|life|soul|sanity|day|world|planet)\b)(?:a|an|my|the|every|(?:half|all|most|part|\d+ ?%) (?:of )?(?:my|our|the))\b|savings?|put(?:ting)? (?:aside|away)|put(?:ting)? (?:\d+ ?%|[€$£]?\d[\d.,]*|(?:some |more )?money|half|part|a (?:tenth|third|quarter|fifth))(?: (?:of|from) .{1,30})? away|put(?:ting)? (?!.*\b(?:time|minutes?|hours?|mins?)\b).{1,40} aside|set(?:ting)? aside(?! for [a-z]+ing\b)|emergency (?:fund|cushion)|down ?payment|(?:house|home|flat|apartment|car|rental) deposit|deposit for|nest egg|into (?:my |our |a |the )?(?:\w+ )?(?:fund|savings|isa|pension|401k|ira|investments?|savings account)|rainy day)\b|\bsave (?:(?:about|around|roughly|up to|at least|another) )?(?:(?:chf|eur|usd|gbp|sek|nok|dkk|euros?|dollars?|pounds|francs) ?\d|[€$£¥])|^\d{3,}k? (?:for|towards) (?:an?|my|the|our) (?:\w+ )?(?:deposit|down ?payment|holiday|trip|car|house|flat|wedding|emergency)|^(?:(?:have|get|reach) )?(?:(?:chf|eur|usd|gbp|[€$£¥]) ?\d[\d.,'’]*k?|\d[\d.,'’]*k? ?(?:chf|eur|usd|gbp|euros?|dollars?|pounds|francs|bucks|grand|[€$£¥]))(?: (?:saved|aside|put aside|put away|in the bank|in my account|(?:for|towards) (?:an?|my|our|the|new)\b.*)|$)|^(?:have|get|reach) \d[\d.,'’]*k? (?:saved|in the bank|in savings|in my account|put aside)|^(?:save|invest)$|^save (?:at least|about|around|roughly|up to|another) \d[\d.,]*k?(?! (?:minutes?|hours?|people|lives)\b)|^invest (?:[€$£¥]?\d|money\b)/,
  ],
  [
    'instrument',
    /\b(?:piano|guitar|violin|viola|cello|flute|clarinet|oboe|trumpet|trombone|saxophone|sax|drum|drums|singing|recorder|organ|harp|ukulele) (?:grade \d )?exams?\b|\bgrade (?:\d|one|two|three|four|five|six|seven|eight) (?:piano|guitar|violin|viola|cello|flute|clarinet|oboe|trumpet|trombone|saxophone|sax|drums?|singing|recorder|organ|harp)\b/,
  ],
  [
    'exam',
    /\b(?:exams?|examinations?|midterms?|finals|mocks?(?![- ]?(?:up|interview))|quiz|certifications?|cert|certified|toefl|ielts|delf|dele|jlpt|goethe|gmat|gre|lsat|mcat|usmle|cpa|cfa|sat (?:test|exam|prep|maths?)|(?:for|take|retake) (?:the|my) sat|hsk|topik|a[- ]levels?|gcses?|abitur|jamb|waec|neco|neet|jee|gamsat|ucat|vce|nclex|bar exam|driv(?:ing|e|ers?) (?:theory )?test|driving theory|(?<!\b(?:mark|grade|correct|set|invigilate|write|make|create) (?:a |the |my |our )?)(?:theory|maths?|biology|chemistry|physics|history|geography|science|spelling|vocab(?:ulary)?|grammar|spanish|french|german|english|latin|citizenship|naturali[sz]ation|aptitude|licen[cs](?:e|ing)|(?:life )?in the uk) tests?|upsc|prelims|entrance test|(?:chem(?:istry)?|bio(?:logy)?|physics|maths?|calc(?:ulus)?|algebra|history|econ(?:omics)?|stat(?:istic)?s|anatomy|psych(?:ology)?|law|geography) final|boards)\b|\b(?:parallel|bay|reverse) parking\b|^(?:get|score|earn) (?:an? |straight )?[a-d][+-]?'?s? (?:in|on) |\bstudy for the bar\b|^(?:get through|survive|ace|nail|smash|sit|master|do well (?:in|on)) (?:my |the |our |an? )?(?:[a-z0-9]+ ){0,2}finals?(?: week)?\b|\b(?:pass|for|take|retake) (?:my |the |a |an )?(?:[a-z0-9]+ ){0,2}test\b|\b(?:study|revise|review|prepare|prep|cram) for (?:my |the |our )?(?:[a-z0-9]+ ){0,2}final\b|^revise for |^(?:re-?take|resit) (?:my |the )?[a-z]+|^(?:re)?pass (?!(?:the )?(?:time|ball|on|by|out|over|up|around|down)\b)(?:my |the |a |an )?[a-z0-9]/,
  ],
  [
    'presentation',
    /\b(?:presentations?|(?:write|draft|prepare) (?:\w+ ){0,3}vows|(?:conference|keynote|ted|tech|research|lightning|min(?:ute)?|hour) talks?|give a talk|(?:my|a|the) talk\b|speech|toast|pitch|viva|stand[- ]?up (?:comedy|set|routine|gig)|open mic|thesis defen[cs]e|^defend (?:my|the)|^present (?:my|our|the)|public speaking|(?:speak|talk|present)(?:ing)? (?:in public|in front of)|keynote|lecture)\b/,
  ],
  [
    'moving',
    /\b(?:mov(?:e|ing) (?:house|home|out|in(?! with (?:us|me)\b)|flat|apartment|back (?:to|home|in)|to (?:a new )?[a-z]+)|relocat(?:e|ing)|emigrat(?:e|ing) to|immigrat(?:e|ing) to|the move\b|(?:ready|prepared?|packed|everything) (?:\w+ )?for (?:my|our|the) (?:big )?move\b|pack (?:up )?(?:the boxes|(?:the|my|our) (?:flat|house|home|apartment)))/,
  ],
  [
    'event',
    /\b(?:(?:plan|organi[sz]e|prepare|host|throw|arrange)\w* .{0,60}(?:wedding|party|event|birthday|reunion|trip|weekend (?:in|away|for)|city break|getaway|holiday|vacation|festival|baby shower|conference|dinner|honeymoon|retreat|fundraiser|picnic|barbecue|bbq|brunch|anniversary|graduation|get[- ]together|gathering|meetup|stag|hen do|bachelor(?:ette)?|surprise (?:\d|for)|\d0th)|baby shower)|^(?:plan |prepare )?(?:my |our |the )?wedding\b|^(?:plan |prepare )?(?:for )?(?:get(?:ting)? married|marry)\b|^cook (?:an? |our |the )?(?:\w+ ){0,3}(?:dinner|lunch|brunch|menu|feast|meal) for (?:\d|(?:\w+ )?(?:guests|people|friends|family))|^(?:get|have) (?:my |our |the )(?:\w+ ){0,2}(?:wedding|party|trip|holiday|honeymoon|reunion|birthday) (?:planned|organi[sz]ed|sorted|booked)|^put on (?:an? |our |the )(?:\w+ ){0,2}(?:festival|fair|concert|party|event|exhibition|show)\b|^(?:host|plan|organi[sz]e|prepare) (?:our |the |my |family )*(?:christmas|thanksgiving|easter|new year)|^(?:plan|organi[sz]e|host) (?:an? |our |the )(?:[a-z]+ ){0,2}(?:run|walk|race|ride|match|game night|raffle|event)\b|^run (?:an? |our |my |the )(?:\w+ ){0,2}(?:workshop|stall|booth|conference|camp|tournament|bake sale|raffle|quiz)\b/,
  ],
  [
    'job',
    /\b(?:(?:find|get|land|search for|look for|change|switch) (?:a |an |my |me a )?(?:new |better(?:[- ]paid)? |first |summer |part[- ]time |full[- ]time |remote )?(?:jobs?|internship|position|career)|(?:find|get|land) (?:an? )?(?:apprenticeship|traineeship|(?:work )?placement)|^(?:find|get|look for) (?:some |paid |better )*work\b(?! (?:life|done|partner|boots))|get hired|job (?:search|hunt|hunting|applications?)|apply(?:ing)? (?:for|to) (?:a |an |\d+ |more |some |five |ten )?(?:new )?(?:jobs?|positions?|internships?)|(?<!\bfor (?:my |a |the |this )?)new job|career change|(?:change|switch) careers|(?<!enough (?:french|english|german|spanish|for|\w+ for) (?:my |a |the )?)job interviews?|(?:my|a|the) (?:(?:new|old|own) )?(?:cv|resume|r[ée]sum[ée]|curriculum vitae|cover letter|linkedin profile)\b|^(?:update|improve|polish|fix|redo|refresh) my linkedin\b|prep(?:are)? for (?:an? |my |the |some )?(?:[a-z]+ )?interviews?|interview (?:questions|prep|practi[sc]e))\b/,
  ],
  [
    'endurance', // who walks a marathon does not run one
    /^(?:to )?walk (?:(?:an?|the|my|our|first|full|whole|\w+) ){0,3}(?:(?:half[- ]?)?marathon|\d{1,2} (?:km|kilomet\w+|miles?)|\d{1,2}(?:km|miles?)|(?:5|10|15|20|21|25|30|42|50|100)k)\b(?! (?:steps|an?|per|every|each)\b)|\b(?:\d+ ?(?:k|km|kilomet\w+|miles?)|charity|sponsored|moonlight|long[- ]distance) (?:\w+ )?walk\b|\bclimb (?:up )?(?:ben \w+|snowdon|scafell|kilimanjaro|mont blanc|(?:mount|mt\.?) \w+|the (?:matterhorn|eiger|zugspitze|three peaks|\w+ peaks?)|(?:a|my first|an?) (?:\w+ )?(?:mountain|peak|munro|volcano))\b/,
  ],
  [
    'race',
    /\b(?:(?:half[- ]?)?marathons?|(?:train|training|prepare|prep|sign(?:ed)? up|register) for (?:an? |the |my |our )?(?:first |local )?(?:5|10|15|21) ?k(?:m)?|ultra(?:marathon)?|triathlon|iron ?man|hyrox|spartan|tough mudder|(?:run|finish|do|race) (?:an? |my )?(?:first |sub[- ]?\S+ ?(?:hrs?|hours?)? )?half(?! ?-?day)(?= in\b| on\b| by\b|$)|(?:5|10|15)k race|(?<!\b(?:swim(?:ming)?|cycl(?:e|ing)|bike|rowing|boat|sailing|horse) )race\b|park ?run|\b(?:off|beat|improve|lower|better) my (?:\w+ )?(?:5|10|15|21) ?k(?:m)?\b|^(?:an?|my|our) (?:first |charity |local )?(?:5|10|15|21)k\b|run (?:a|my first|the) half\b|(?:finish|complete|do|run|enter) (?:a |an |my |the |our )?(?:first |local )?(?:5|10|15|21) ?k\b(?! (?:steps|words|swim|row|ride))|from (?:a )?5 ?k(?:m)? to (?:a )?10 ?k(?:m)?|run (?:a |my first |an? )?(?:5|10|15|21) ?(?:k|km|kilomet(?:er|re)s)\b|(?:5|10|15) ?k(?:m)? (?:run|in (?:under|less)|under|sub)|sub[- ]?\d+ ?(?:5|10)k|(?<!(?:make|earn|save|raise|win|invest|(?:business|revenue|sales|income|salary|turnover|audience|followers|channel|blog|shop|store|account) to) )10k(?! (?:steps|words|a|from|in|with|of|saved|followers|subscribers|users|readers|views|euros|dollars|pounds|bucks|people))|(?:5|10)k (?:time|pb|pr|race|run)\b|(?:fun|mud|colou?r|obstacle|charity) run)\b/,
  ],
  [
    'start_running',
    /\b(?:couch (?:to|2) 5 ?k|c25k|become a (?:\w+ )?runner|(?:start|begin|get into|take up|learn) (?:to )?(?:run|running|jog|jogging)|run(?:ning)?|jog(?:ging)?)\b/,
  ],
  [
    'weight',
    /\b(?:(?:los(?:e|t|ing)|shed|take off) (?:some |a (?:bit|little) (?:of )?|a few |the last (?:\d+ ?)?|(?:the|my) (?:christmas|holiday|winter|lockdown|pregnancy|covid|quarantine) |the |my |\d+(?:[.,]\d+)? ?|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty) )?(?:baby |extra )?(?:weight|kg|kilos?|kilograms?|pounds?|lbs?|fat|belly)|^\d+(?:[.,]\d+)? ?(?:kg|kilos?|pounds?|lbs?) (?:down|off|lighter|less)\b|(?:reach|get (?:down )?to|hit) \d+(?:[.,]\d+)? ?(?:kg|kilos?|pounds|lbs?)\b(?! (?:\w+ )?(?:deadlift|squat|bench|press|snatch|clean|lift))|los(?:e|ing) (?:an? |half a |\w+ |\d+(?:[.,]\d+)? )?stones?\b|(?:get|go|come|drop) (?:down )?from \d+(?:[.,]\d+)? ?(?:kg|kilos?|pounds|lbs?) (?:down )?to \d+(?! ?(?:\w+ )?(?:deadlift|squat|bench|press))|(?:get|go|come|drop) (?:down )?from \d+(?:[.,]\d+)? (?:down )?to \d+(?:[.,]\d+)? ?(?:kg|kilos?|pounds|lbs?)\b(?! (?:\w+ )?(?:deadlift|squat|bench|press|snatch|clean|lift))|(?:get|bring) (?:my |the )?weight (?:from|down|to)|(?:get back to|return to|back to) my (?:\w+[- ]){1,3}weight\b|weigh (?:less|\d)|slim down|fit (?:back )?into my (?:\w+ )?(?:dress|jeans|suit|trousers|pants|clothes)|(?:get|take|knock) (?:an? |half a |\d+(?:[.,]\d+)? ?|two |three )(?:stones?|kg|kilos?|pounds?|lbs?) off|get rid of (?:my |the |this )?(?:belly|tummy|love handles|double chin)|drop \d+ ?(?:kg|kilos?|pounds?|lbs?)|diet\b|watch my weight\b|cook (?:more )?(?:healthily|healthier|healthy)\b|(?:become|go|turn) (?:a |fully )?(?:vegan|vegetarian|pescatarian)\b|eat (?:much |a lot |more )?(?:healthi(?:er|ly)|healthy|better|clean(?:er)?|well)\b|(?:gain(?:ing)?|put(?:ting)? on) (?:some |a few |a little |(?:\d+(?:[.,]\d+)?|two|three|four|five|six|ten) ?)?(?:more )?(?:weight|kg|kilos?|kilograms?|pounds?|lbs?)\b(?! (?:of )?(?:lean )?muscle))/,
  ],
  [
    'flexibility',
    /\b(?:yoga|stretch(?:ing|es)?|flexib(?:le|ility)|splits|touch (?:my toes|toes|the (?:floor|ground))|loosen (?:up )?(?:my|the)|limber|more (?:mobile|supple)|mobility(?: work)?|pilates|backbend)\b/,
  ],
  [
    'endurance',
    /\b(?:(?:build|improve|increase) (?:up )?(?:my |some |more )?(?:endurance|stamina)|cycl(?:e|ing)|bik(?:e|ing) (?:\d+|to|ride|tour)|ride (?:\d+|my (?:first |own )?(?:bike|\d+)|a bike|\w+ \d+ ?km)|\d+ ?(?:km?|kilomet\w+|miles?|mi) (?:\w+ )?(?:ride|hike|swim|row)|bike\b|century ride|swim(?:ming|mer)?|(?<!in a )row(?:ing)?|^climb (?!\d|v\d|an? v?\d|the (?:\w+ )?ladder|(?:harder|better|more|at|indoors?|outdoors?)\b)[a-z]+|hikes?|hiking|trek(?:king)?|(?:three|3) peaks|camino|pilgrimage|long[- ]distance (?:walk|trail|path)|coast[- ]to[- ]coast|open water|laps)\b/,
  ],
  [
    'strength',
    /\b(?:(?<!\b(?:set up|build|create|equip|open|design) (?:an? |my |our |the )?(?:\w+ )?)gym|hiit|power ?lifting|weight ?lifting|body ?building|kettlebells?|strength(?:en)?|stronger|(?<!the )lift(?:ing)?|weights?\b|muscles?|(?:push|press)[- ]?ups?|burpees?|sit[- ]?ups?|pull[- ]?ups?|chin[- ]?ups?|squats?|bench(?: press)?|deadlifts?|work ?outs?(?! how| what| why| which)|crossfit|calisthenics|handstand|planks?\b|\d+ dips|abs\b|six[- ]pack|tone (?:up|my)|(?:get|back) (?:fit|in(?:to)? shape)|fit again|exercis(?:e|ing)|train legs)\b/,
  ],
  [
    'instrument',
    /\b(?:guitar|piano|keyboard\b|violin|(?<!second )fiddle|oud|sitar|tabla|mandola|bodhr[aá]n|tin whistle|erhu|koto|kora|djembe|concertina|viola|ch?ello|drums?|ukulele|flute|saxophone|sax|trumpet|clarinet|bass\b|harmonica|accordion|harp|banjo|mandolin|recorder|instrument|sonatas?|etudes?|f[uü]r elise|clair de lune|nocturne|prelude|arpeggios|scales(?! of)|chords|finger(?:style|picking)|play (?:an? |the |some |a few |my |\d+ )?(?:\w+ )?songs?|sheet music|read(?:ing)? music|sight[- ]?read(?:ing)?|sing(?:ing)?|singer|choir)\b/,
  ],
  [
    'course',
    /\b(?:take|taking|finish|complete|do|start|join) (?:a|an|my|the|this|that|another) (?:[a-z-]+ ){0,3}(?:course|bootcamp|mooc|certificate)\b/,
  ],
  [
    'language',
    /\b(?:(?:spanish|french|german|italian|portuguese|dutch|swedish|norwegian|danish|finnish|polish|russian|ukrainian|czech|greek|turkish|arabic|hebrew|hindi|urdu|chinese|mandarin|cantonese|japanese|korean|vietnamese|thai|indonesian|latin|english|irish|welsh|croatian|lithuanian|latvian|estonian|slovak|sloven(?:e|ian)|serbian|bosnian|bulgarian|macedonian|albanian|farsi|persian|tagalog|malay|bengali|punjabi|tamil|telugu|icelandic|(?:scottish )?gaelic|armenian|georgian|nepali|afrikaans|yiddish|basque|luxembourgish|maori|zulu|somali|amharic|khmer|hungarian|romanian|esperanto|bsl|asl|swahili|catalan|spansh)(?! (?:literature|history|cooking|cuisine|food|dishes|wines?|philosophy|politics|culture|cinema|films?|braids?|toast|bulldog|shepherd|restaurants?|bakery|garden|architecture|art|folk|ballet)\b)|languages?|vocab(?:ulary)?|duolingo|learn \d+ (?:new )?words|kanji|hanzi|hangul|hiragana|katakana|cyrillic|sign language|conversational|(?:reach|get to|to|need) [abc][12]\b|(?<=^)[abc][12](?= for| by|$))\b/,
  ],
  [
    'coding',
    /(?<!(?:morse|dress|highway|penal|qr|bar|building|tax) )\b(?:cod(?:e|ing)|program(?:ming)?|python|java(?:script)?|typescript|react|rust|golang|sql|html|css|kotlin|swift\b|c\+\+|web (?:design|development)|data science|machine learning|algorithms|leetcode|software engineering)\b/,
  ],
  [
    'tidy',
    /^(?:clear|empty|go through|sort(?: (?:out|through))?) (?:the |my |our )?(?:\d+|two|three|four|five|six|ten|some|all) (?:\w+ )?(?:boxes|bags|crates|folders|drawers|cupboards)\b|^fix up (?:the|my|our|a) (?:\w+ )?(?:rooms?|(?:bed|bath)rooms?|house|home|flat|apartment|kitchen|attic|loft|basement|cellar|garage|nursery|office)\b|^(?:(?:finish|start) )?(?:(?:clear|sort)(?:ing)?(?: (?:out|through|up))?|delete|weed out|organi[sz](?:e|ing)|digiti[sz](?:e|ing)|scan(?:ning)?|go(?:ing)? through) .*\b(?:photos|pictures|files|documents|papers|paperwork|e-?mails|inbox|slides|receipts)\b|^(?:wallpaper|sand|insulate|tile|re-?tile|lay) (?:the|my|our|a) (?:\w+ )?(?:rooms?|(?:bed|bath)rooms?|floors?|walls?|attic|loft|kitchen|hall(?:way)?|house|ceilings?|stairs|patio|flooring)\b|^get rid of (?:the |my |our |all )*(?:clutter|mess|junk|stuff|rubbish)\b|^(?:finish )?decorat(?:e|ing) (?:the|my|our|a) (?:\w+ ){0,2}(?:rooms?|nursery|bedrooms?|house|home|flat|apartment|kitchen|hall(?:way)?|office|study|bathroom)\b|^clean (?!water|eating|code)|^(?:get|keep|have) (?:the|my|our) (?:\w+ )?(?:attic|loft|cellar|basement|garage|shed|house|home|flat|apartment|kitchen|wardrobe|closet|desk|study|office|(?:\w+ )?room) (?:all )?(?:ready(?! (?:to|for) (?:sell|sale|rent|viewings?))|empty|empt(?:y|ied)|clear(?:ed)?(?: out)?|clean|tidy|tidied|in order|sorted|decluttered|organi[sz]ed|renovated|painted)\b|^(?:go through|get rid of|sort through|clear out) (?:all |half )*(?:of )?(?:the|my|our|old|this|mum'?s|mom'?s|dad'?s)\b(?!.*\b(?:pain|aches?|anxiety|fears?|debts?|habits?|belly|fat|acne|weight)\b)|\b(?:digiti[sz]e|scan|sort|organi[sz]e|archive|back up) .{0,30}\b(?:photos?|photographs|pictures|slides|negatives|home movies|papers|paperwork|documents|files|letters|records)\b|\b(?:declutter(?:ing)?|tidy(?:ing)?|clean(?:ing)? (?:up|out|the|my)|organi[sz]e (?:all )?(?:my |the |our )?(?:house|home|garage|attic|basement|closet|wardrobe|room|desk|files|photos|kitchen|paperwork)|renovat(?:e|ing|ions?)|(?:redo|remodel)(?:ing)? (?:the|my|our)(?! (?:\w+ )*(?:website|site|portfolio|cv|resume|app|blog|page|logo|homework)\b)|redecorat(?:e|ing)|(?:re)?paint(?:ing)? (?:all )?(?:the|my|our|a) (?:[\w'’]+ ){0,2}(?:(?:bed|bath|living|dining)?[- ]?rooms?|house|kitchen|walls?|fence|flat|hallway|nursery|ceilings?|doors?|shed|garage|stairs|windows?)\b|spring[- ]clean(?:ing)?|refurbish|sort (?:out )?(?:the|my)(?! (?:finances?|money|taxes|pension|insurance|life|head|sleep|diet|will)\b))\b/,
  ],
  [
    'event',
    /^(?:plan|organi[sz]e|prepare|host|throw|arrange|hold|run) .{0,40}\b(?:sale|fair|fete|raffle|quiz night|concert|exhibition|tournament|workshop|clean-?up|flash mob|street party)\b/,
  ],
  [
    'skill',
    /^(?:to )?(?:brush up|dance|juggle|surf|ski|skate|skateboard|snowboard|climb (?:an? )?v?\d\w*)\b/,
  ],
  ['project', /^(?:launch|set up|found|restore|fix up|open (?:a|an|my|our)) /],
  [
    'art',
    /\b(?:draw(?:ing|ings)?|sketch(?:ing|es)?|(?:digital|landscape|portrait|acrylic|abstract|figure) painting|paint(?:ing)? (?!the|my (?:room|house|kitchen|flat)|(?:a |our )?(?:wall|fence|kitchen|room|house))|watercolou?rs?|photograph(?:y|s|er)?|photos|calligraphy|pottery|ceramics|illustrat(?:e|ion)|animation|oil painting|^paint(?:ing)?$|^(?:learn(?:ing)?|practi[sc](?:e|ing)|get better at|start|take up) (?:how )?(?:to )?paint(?:ing)?(?: better)?$)/,
  ],
  [
    'writing',
    /\b(?:novel|thesis|dissertation|screenplay|memoir|blog(?:ging)?|short stor(?:y|ies)|poems?|poetry|writ(?:e|ing) (?!(?:it|them|that|things|everything) down\b|code|(?:an? |my |our |the )(?:\w+ ){0,2}(?:apps?|plug-?in|bot|computer (?:program|game))\b)|^write$|^writing$|words every|nanowrimo|manuscript|^(?:finish|complete|write|submit|hand in) (?:my|the) (?:phd|doctorate)\b(?! applic)|(?:phd|research|grant|book|thesis) proposal|(?:focused|creative) writing|my book\b|essay|article)/,
  ],
  [
    'reading',
    /\b(?:(?:re)?read(?:ing)?)\b|^(?:work|get|make it|plough|go) through (?:my |the |all |a )*(?:\w+ )*(?:books?|novels?|reading list)\b|^(?:finish|finally finish|get through|tackle|start) (?:war and peace|ulysses|moby[- ]dick|don quixote|infinite jest|middlemarch|the (?:bible|quran|koran|torah|iliad|odyssey|lord of the rings|silmarillion|brothers karamazov)|anna karenina|crime and punishment|in search of lost time|proust|dune|harry potter)\b/,
  ],
  [
    'course',
    /\b(?:courses?(?! of)|lectures|certificate|bootcamp|class(?:es)?\b|mooc|coursera|udemy|degree|module|modules|diploma|licen[cs]e)\b/,
  ],
  [
    'calm',
    /\b(?:meditat(?:e|ion|ing)|sleep(?:ing)?|asleep|mindful(?:ness)?|relax|calm(?:er)?|stress(?:ed)?|breath(?:e|ing)|(?:go to|get to|be in) bed|bedtime|early (?:riser|bird)|morning person|insomnia|rest more|anxiety|anxious|unwind)\b/,
  ],
  [
    'project',
    /\b(?:build(?! (?:up |(?:a |an |my |more |some |better |good |strong |new |the |daily |morning |evening |bedtime )*(?:endurance|networks?|relationships?|friendships?|confidence|trust|habits?|routines?|resilience|stamina|community)\b))|launch|ship|create|make(?! (?:\d+ )?(?:more |new |some )*(?:friends|sure|time|peace))|(?<!systems? )design(?! (?:patterns?|thinking|theory))|redesign|develop|publish|set up|start (?:a|my|an|our) [a-z ]*(?:side (?:hustle|gig|business|income)|business|blog|podcast|company|newsletter|shop|channel|startup|band|side project)|start (?:up )?(?:a|my|an|our) (?:own )?(?:\w+ ){0,2}(?:bakery|restaurant|caf[eé]|food truck|studio|agency|practice|brand|clothing line|magazine|farm|salon|boutique)\b|website|portfolio|app\b|prototype|side project|open source|album|(?:record|release) (?:an?|my|our|\d+)\b.{0,20}\b(?:ep|songs?|tracks?|demo|single)|film\b|shed|game\b|business|online shop|finish (?:the|my) (?:app|website|project|report|scarf|game|shed))\b/,
  ],
  [
    'skill',
    /^(?:to )?(?:(?:chess|tennis|golf|badminton|squash|basketball|boxing|judo|karate|climbing|bouldering|juggling|salsa|tango)\b|(?:get|become|getting|becoming) (?:much |a lot |really |very )?(?:better|good|great) (?:at|in)\b|master\b(?!['’]?s\b|['’]s)|(?:learn(?:ing)?|practi[sc](?:e|ing)|improv(?:e|ing)|perfect|train|win|work on|take up|get (?:back )?into|start|play|beat|solve|compete|get(?! ready)|earn|reach|hit|cross|achieve|become)\b.*\b(?:chess|poker|tennis|ping pong|golf|badminton|squash|basketball|soccer|football|volleyball|darts|bowling|cricket|hockey|rugby|padel|pickleball|lacrosse|billiards|snooker|archery|boxing|judo|karate|taekwondo|aikido|kung fu|self[- ]defen[cs]e|capoeira|martial arts|parkour|fencing|climb(?:ing)?|bouldering|skat(?:e|ing)|skateboard(?:ing)?|surf(?:ing)?|ski(?:ing)?|snowboard(?:ing)?|danc(?:e|ing)|ballet|salsa|tango|bachata|flamenco|hula ?hoop(?:ing)?|(?:horse|motorbike) ?riding|kayak(?:ing)?|canoe(?:ing)?|sailing|juggl(?:e|ing)|magic|(?:card|coin|party) tricks?|rubik'?s?|typ(?:e|ing)|handwriting|mental math|cook(?:ing)?|bak(?:e|ing)|driv(?:e|ing)|sew(?:ing)?|knit(?:ting)?|crochet(?:ing)?|woodwork(?:ing)?|small talk|debat(?:e|ing)|negotiat(?:e|ing|ion))\b)/,
  ],
  [
    'skill',
    /^(?:to )?(?:learn(?:ing)?|practi[sc](?:e|ing)) (?:how )?to (?!be\b|invest|live|love|let|accept|trust|forgive|relax|enjoy|manage|deal|cope|use)\w+|\b(?:back ?flip|front ?flip|handstand|cartwheel|somersault|whistl(?:e|ing)|unicycle|kickflip|ollie|wheelie|yo-?yo|moonwalk|beatbox(?:ing)?|lock ?picking)\b/,
  ],
]

/** `lose about 6 kilos` is `lose 6 kilos`. */
const HEDGE = /\b(?:about|around|roughly|approximately|approx\.?|circa) (?=\d)/g

/** The pattern of a goal by its words; `general` in doubt. */
export function patternOf(text: string): PatternKey {
  const { pattern } = namedKind(text)
  return patternOfDeed(plainOf(text), pattern) ?? pattern
}

/** The first words of a text that name the kind of a goal, as they are written there; '' and `general` where none do. */
export function namedKind(text: string): { pattern: PatternKey; named: string } {
  const plain = plainOf(text)
  for (const [pattern, words] of RECOGNITION) {
    const [named] = words.exec(plain) ?? []
    if (named !== undefined) return { pattern, named }
  }
  return { pattern: 'general', named: '' }
}

function plainOf(text: string): string {
  return text.toLowerCase().trim().replaceAll(HEDGE, '')
}
